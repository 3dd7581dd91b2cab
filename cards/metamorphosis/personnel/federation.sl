set metamorphosis "Metamorphosis" released 2018

card "Tim Watters" personnel {
  Federation
  OFFICER, Leadership, Physics, Youth
  6 / 7 / 7
  species human
  property [DS9]
  traits cadet, captain, male
  commands "Valiant"
  dots 1
  while some cadet personnel together_with this where it != this, this: gains Diplomacy and Leadership
}

scenario "Tim Watters leads better among cadets" under r24 cites r24 "12.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tim Watters", "Lopez"
  then skill_level(Leadership, "Tim Watters") = 1, skill_level(Diplomacy, "Tim Watters") = 0
  given away team of one on "Botanical Research": another "Tim Watters"
  then skill_level(Leadership, "Tim Watters") = 2, skill_level(Diplomacy, "Tim Watters") = 1
  given put another "Tim Watters" into hand of one
  then skill_level(Leadership, "Tim Watters") = 1, skill_dots of "Tim Watters" = 4
}
