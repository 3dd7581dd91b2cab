set all_good_things "All Good Things" released 2003

card "Robert DeSoto" personnel {
  Federation
  OFFICER, Leadership, Honor, Exobiology
  8 / 7 / 5
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "U.S.S. Hood"
  dots 1
  mentions "Jean-Luc Picard", "William T. Riker"
  report aboard ("U.S.S. Hood" where it = host): your VIP personnel
}

scenario "Robert DeSoto on the Hood receives dignitaries aboard" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Robert DeSoto"
  given hand of one: "Seth Mendoza", "Barron"
  given plays_left of one = 1
  when one reports "Barron" to "U.S.S. Hood"
  then refused
  when one reports "Seth Mendoza" to "U.S.S. Hood"
  then "Seth Mendoza" in interior of "U.S.S. Hood"
}

scenario "On another ship Robert DeSoto receives nobody" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Oberth": "Robert DeSoto"
  given hand of one: "Seth Mendoza"
  given plays_left of one = 1
  when one reports "Seth Mendoza"
  then refused
}

scenario "Klingon dignitaries are not compatible with the Hood" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Robert DeSoto"
  given hand of one: "Kahless" version "The Next Generation"
  given plays_left of one = 1
  when one reports "Kahless" to "U.S.S. Hood"
  then refused
}
