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
  names "Scotty"
}
