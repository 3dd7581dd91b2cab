set life_from_lifelessness "Life From Lifelessness" released 2010

card "Duras" version "Life From Lifelessness" personnel {
  Klingon
  VIP, Treachery x2, Leadership, Law, Diplomacy, Computer Skill
  2 / 7 / 9
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, high_council, male
  dots 1
  mentions "Ja'rod"
  once each of opponent's turns, when opponent completes mission here: you may kill one personnel in team
}

scenario "Duras kills one of the opponent's personnel who just completed a mission here" under r24 cites r24 "7.2.5" {
  given mission of two: "Acquire Surplus Ships"
  given away team of two on "Acquire Surplus Ships": "Q'elyn" of two, "Kurak" of two
  given away team of one on "Acquire Surplus Ships": "Duras", "Kromm"
  given turn of two
  when two attempts "Acquire Surplus Ships"
  one accepts
  then decision of one offers exactly "Q'elyn", "Kurak"
  one chooses "Kurak"
  then "Kurak" is killed, points of two = 30
}

scenario "Duras elsewhere, or after his own mission, kills nobody" under r24 cites r24 "7.2.5" {
  given mission of two: "Acquire Surplus Ships"
  given mission of one: "Impose Order"
  given away team of two on "Acquire Surplus Ships": "Q'elyn" of two, "Kurak" of two
  given away team of one on "Impose Order": "Duras", "Captain Worf", "Kahless" version "The Next Generation",
    "Koral" version "The Next Generation", "Kromm"
  given turn of two
  when two attempts "Acquire Surplus Ships"
  then two solves "Acquire Surplus Ships", "Kurak" is not killed
  when one attempts "Impose Order"
  then one solves "Impose Order", "Kromm" is not killed
}

scenario "Duras kills nobody in a turn of his own" under r24 cites r24 "12.2", "7.2.5" {
  given mission of two: "Acquire Surplus Ships"
  given away team of two on "Acquire Surplus Ships": "Q'elyn" of two, "Kurak" of two
  given away team of one on "Acquire Surplus Ships": "Duras", "Kromm"
  given turn of one
  when two attempts "Acquire Surplus Ships"
  then two solves "Acquire Surplus Ships", "Kurak" is not killed, "Q'elyn" is not killed
}

scenario "Duras brings what is printed on him" under r24 cites r24 "10.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Duras"
  then "Duras" is VIP, "Duras" has Leadership, "Duras" has Law, "Duras" has Diplomacy, "Duras" has Computer Skill
  then skill_level(Treachery, "Duras") = 2, skill_dots of "Duras" = 6, "Duras" is high_council
}

card "Captain B'Etor" personnel {
  Klingon
  OFFICER, Honor, Leadership, Law, Physics, SCIENCE, Youth
  8 / 8 / 8
  species klingon_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits captain, female
  opposite_of "B'Etor"
  mentions "Captain Lursa", "Security Chief Garak", "The Intendant"
}
