set alternate_universe "Alternate Universe" released 1995

card "Tasha Yar - Alternate" personnel {
  Federation
  SECURITY, Honor, Leadership
  8 / 7 / 8
  special download "Starfleet Type II Phaser"
  species human
  icons [AU], [Stf]
  property [TNG]
  traits female
  mentions "Sela"
}

scenario "Tasha Yar comes from another universe, and only through a door" under r24 cites r24 "6.2" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Tasha Yar - Alternate"
  given plays_left of one = 1
  when one reports "Tasha Yar - Alternate" to "Federation Outpost"
  then refused
  given table of one: "Temporal Micro-Wormhole"
  when one reports "Tasha Yar - Alternate" to "Federation Outpost"
  then "Tasha Yar - Alternate" in interior of "Federation Outpost"
}

scenario "Tasha Yar sends for a phaser" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tasha Yar - Alternate"
  given hand of one: "Starfleet Type II Phaser"
  when one suspends play with "Tasha Yar - Alternate"
  then STRENGTH of "Tasha Yar - Alternate" = 10
}

card "Montgomery Scott" personnel {
  Federation
  ENGINEER, ENGINEER, Astrophysics, Honor, Miracle Worker, Transporter Skill
  7 / 8 / 3
  species human
  icons [Cmd]
  property [TNG]
  traits Enterprise_related, male
  known_as "Scotty"
}

card "Beverly Picard" personnel {
  Federation
  OFFICER, MEDICAL x2, Leadership, Biology
  8 / 8 / 4
  species human
  icons [AU], [Cmd]
  property [TNG]
  traits captain, female
  commands "U.S.S. Pasteur"
  mentions "Jean-Luc Picard"
  lovers "Jean-Luc Picard"
}

card "Ian Andrew Troi" personnel {
  Federation
  OFFICER, Diplomacy, Leadership, Music, Computer Skill
  8 / 8 / 6
  species human
  icons [AU], [Cmd]
  property [TNG]
  traits male
  mentions "Lwaxana", "Deanna", "Reittan Grax", "Steven Miller"
}

card "Jack Crusher" personnel {
  Federation
  OFFICER, Honor, Archaeology, Music, Leadership, Computer Skill
  8 / 8 / 7
  species human
  icons [AU], [Cmd]
  property [TNG]
  traits male
  mentions "Beverly Crusher", "Jean-Luc Picard", "Wesley"
  lovers "Beverly Crusher"
}

card "Lt. (j.g.) Picard" personnel {
  Federation
  SCIENCE, Astrophysics, Navigation
  8 / 6 / 6
  species human
  icons [AU], [Stf]
  property [TNG]
  traits male, support_personnel
  mentions "Jean-Luc Picard"
}

card "Paul Rice" personnel universal {
  Federation
  OFFICER, Leadership, Computer Skill
  7 / 7 / 6
  icons [Cmd], [Holo]
  property [TNG]
  traits captain, male
  commands "U.S.S. Drake"
  mentions "William Riker"
  not encoded "one sentence of its text cannot be read yet"
}

card "Rachel Garrett" personnel {
  Federation
  OFFICER, Honor, ENGINEER, Leadership, Diplomacy, Astrophysics
  9 / 7 / 5
  species human
  icons [AU], [Cmd]
  property [TNG]
  traits captain, female
  commands "U.S.S. Enterprise-C"
}

card "Richard Castillo" personnel {
  Federation
  OFFICER, Leadership, Navigation
  8 / 7 / 7
  species human
  icons [AU], [Cmd]
  property [TNG]
  traits male, support_personnel
  mentions "Tasha Yar"
  lovers "Tasha Yar"
}
