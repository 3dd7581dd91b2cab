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

scenario "Robert DeSoto receives dignitaries aboard the opponent's Hood, too" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given ship of two at "Botanical Research": "U.S.S. Hood" of two
  given crew of one on "U.S.S. Hood": "Robert DeSoto"
  given hand of one: "Seth Mendoza", "Barron"
  given plays_left of one = 1
  when one reports "Barron" to "U.S.S. Hood"
  then refused
  when one reports "Seth Mendoza" to "U.S.S. Hood"
  then "Seth Mendoza" in interior of "U.S.S. Hood", controller of "Seth Mendoza" = one
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

card "Admiral Janeway" personnel {
  Federation
  VIP, SCIENCE, ENGINEER, Leadership, Computer Skill, Physics
  7 / 9 / 3
  species human
  icons [AU], [Cmd]
  property [VOY]
  traits admiral, female
  mentions "Kathryn Janeway"
  special download "Ablative Armor"
}

card "Admiral Riker" personnel {
  Federation
  VIP, Leadership x2, Diplomacy, Navigation, Music
  7 / 8 / 6
  species human
  icons [AU], [Cmd]
  property [TNG]
  traits admiral, male
  commands "Starbase 247"
  mentions "Governor Worf"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Christopher Pike" personnel {
  Federation
  OFFICER, SECURITY, Honor, Diplomacy, Leadership
  7 / 8 / 8
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, male
  dots 1
  commands "Starship Enterprise"
  mentions "James T. Kirk", "Robert April"
  your [OS] personnel here except this: INTEGRITY +1, CUNNING +1, STRENGTH +1
}

card "Gideon Seyetik" personnel {
  Federation
  SCIENCE, Astrophysics, Physics x2
  5 / 8 / 4
  species human
  icons [Stf]
  property [DS9]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Lt. Palmer" personnel universal {
  Federation
  ENGINEER, Anthropology, Computer Skill
  7 / 6 / 4
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female, support_personnel
}

card "Miral Paris" personnel {
  Federation, Klingon
  OFFICER, Youth, Honor, Anthropology, ENGINEER
  8 / 7 / 7
  species klingon_species, human
  icons [AU], [Stf]
  property [VOY]
  traits female
  mentions "B'Elanna Torres", "Janeway", "Korath", "Tom Paris"
  not encoded "one sentence of its text cannot be read yet"
}

card "Raymond Boone" personnel {
  Federation
  ENGINEER, Computer Skill, Physics
  7 / 7 / 6
  species human
  icons [AU], [Stf]
  property [DS9]
  traits male
  dots 1
  while some ("Miles O'Brien" or "Benjamin Maxwell") together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Yeoman Rand" personnel {
  Federation
  OFFICER, Youth, Biology, ENGINEER
  7 / 6 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits captain, female
  mentions "Captain Kirk"
  special download "File Mission Report"
  not encoded "one sentence of its text cannot be read yet"
}
