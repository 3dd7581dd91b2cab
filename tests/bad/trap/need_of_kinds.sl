// expect: 1
// wish: is the number, and the people, said of the ship, too?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless 2 Klingon personnel or ship: stop one personnel in team
}
