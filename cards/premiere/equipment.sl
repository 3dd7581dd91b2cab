set premiere "Premiere" released 1994

card "Klingon Disruptor" equipment {
  property [TNG]
  traits disruptor, hand_weapon, Klingon_related
  users Klingon, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}

scenario "Klingon Disruptors add up, for your own people present" under r24 cites r24 "12.9" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Cloaked Mission": "Kromm", "Vekor", "Klingon Disruptor"
  given away team of one on "Acquire Surplus Ships": "Kurak"
  given away team of two on "Cloaked Mission": "Konmel" version "The Next Generation" of two
  then STRENGTH of "Kromm" = 10 because add 2 "Klingon Disruptor"
  then STRENGTH of "Vekor" = 8, STRENGTH of "Konmel" = 8, STRENGTH of "Kurak" = 6
  given away team of one on "Cloaked Mission": another "Klingon Disruptor"
  then STRENGTH of "Kromm" = 12
}

scenario "A Klingon by species lets a Federation team use a disruptor" under r24 cites r24 "gl affiliation and species" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Klingon Disruptor"
  then STRENGTH of "Davies" = 6
  given away team of one on "Botanical Research": "Kromm"
  given mode of "Kromm" = Federation
  then STRENGTH of "Davies" = 8, STRENGTH of "Kromm" = 10
}

card "Starfleet Type II Phaser" equipment {
  property [TNG]
  traits hand_weapon, phaser
  users Federation, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}

scenario "Phasers add up" under r24 cites r24 "12.9" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Starfleet Type II Phaser"
  then STRENGTH of "Davies" = 8 because add 2 "Starfleet Type II Phaser"
  given away team of one on "Botanical Research": another "Starfleet Type II Phaser"
  then STRENGTH of "Davies" = 10
}

scenario "A Klingon alone cannot use a Starfleet phaser" under r24, faq95 cites r24 "gl equipment" cites faq95 "3.7-equip-move" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Konmel" version "The Next Generation", "Starfleet Type II Phaser"
  then STRENGTH of "Konmel" = 8
  given away team of one on "Botanical Research": "Vekor"
  then STRENGTH of "Konmel" = 10, STRENGTH of "Vekor" = 8
}

card "Federation PADD" equipment {
  property [TNG]
  users Federation
  your personnel present: CUNNING +2
  cumulative
}

scenario "PADDs add up, for those who can read them" under r24 cites r24 "12.9" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vekor", "Federation PADD", another "Federation PADD"
  then CUNNING of "Vekor" = 7
  given away team of one on "Botanical Research": "Davies"
  then CUNNING of "Davies" = 11, CUNNING of "Vekor" = 11
}

card "Romulan Disruptor" equipment {
  property [TNG]
  traits disruptor, hand_weapon
  users Romulan, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}

scenario "Three Romulan disruptors add six" under r24, r18 cites r24 "g-cumulative-which", "12.9-cumulative-marked",
  "g-cumulative-ex-disruptor" cites r18 "cum-default", "cum-marked" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vekor", "Romulan Disruptor", another "Romulan Disruptor", third "Romulan Disruptor"
  then STRENGTH of "Vekor" = 12 because add 2 "Romulan Disruptor", add 2 another "Romulan Disruptor", add 2 third "Romulan Disruptor"
}

scenario "Three disruptors that say so add six to everybody" under r24, r18 cites r24 "g-cumulative-def", "12.9-cumulative-marked", "12.9"
  cites r18 "cum-marked" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Palteth", "Takket", "Romulan Disruptor", another "Romulan Disruptor",
    third "Romulan Disruptor"
  then STRENGTH of "Palteth" = 13
}
