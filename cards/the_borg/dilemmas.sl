set the_borg "The Borg" released 2001

card "The Clown: My Festival" dilemma space planet {
  property [VOY]
  to get past number of (p: personnel in team) >= lowest INTEGRITY of p over p: personnel in team
    and number of (p: personnel in team) <= highest INTEGRITY of p over p: personnel in team
}

scenario "As many guests as the lowest asks for, and no more than the highest allows" under r24 cites r24 "7.2.2.2-wording" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "The Clown: My Festival"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Martin", "Davies", "Barron"
  when one attempts "Botanical Research"
  then "The Clown: My Festival" in seeds of "Botanical Research", "Data" is stopped
}

scenario "Five guests of whom one has INTEGRITY of five please the clown" under r24 cites r24 "7.2.2.2-wording" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "The Clown: My Festival"
  given away team of one on "Botanical Research": "Ilon Tandro", "Data" version "The Next Generation", "Martin", "Davies", "Barron"
  when one attempts "Botanical Research"
  then "The Clown: My Festival" in out_of_play of two, "Data" is not stopped
}
