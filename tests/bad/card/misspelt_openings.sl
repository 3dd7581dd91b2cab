// expect: 2
// wish: what begins an item is found where it is near: a fact in small letters, a text of one word misspelt
set bad "Bad" released 2024

card "Slow Leak" dilemma space {
  unless ENGINEER x2: stop each personnel in team
  discard_dilema
}
card "Ensign Foo" personnel Federation {
  skills ENGINEER
  integrity 6
  CUNNING 7
  STRENGTH 5
}
