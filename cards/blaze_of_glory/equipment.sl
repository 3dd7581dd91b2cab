set blaze_of_glory "Blaze of Glory" released 1999

card "Mek'leth" equipment {
  property [DS9]
  traits blade_weapon, hand_weapon, Klingon_related
  may report with your Klingon personnel
  your Klingon personnel present: STRENGTH +2
  cumulative
}

scenario "Mek'leths arm Klingons, by affiliation or by birth, and nobody else" under r24 cites r24 "gl affiliation and species" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Koral" version "The Next Generation",
    "William T. Riker" version "The Next Generation", "Vekor", "Mek'leth", another "Mek'leth"
  given away team of two on "Cloaked Mission": "Losta" of two
  then STRENGTH of "Kromm" = 12, STRENGTH of "Koral" = 14, STRENGTH of "William T. Riker" = 11
  then STRENGTH of "Vekor" = 6, STRENGTH of "Losta" = 7
}

scenario "A Mek'leth reports to a Klingon far from every outpost" under r24 cites r24 "6.3" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given away team of one on "Cloaked Mission": "Kromm"
  given hand of one: "Mek'leth"
  given plays_left of one = 1
  when one reports "Mek'leth" to "U.S.S. Oberth"
  then refused
  when one reports "Mek'leth" to "Cloaked Mission"
  then "Mek'leth" in surface of "Cloaked Mission", STRENGTH of "Kromm" = 10, plays_left of one = 0
}

card "Bat'leth" equipment {
  property [DS9]
  traits blade_weapon, hand_weapon, Klingon_related
  your Klingon personnel present: STRENGTH +2
  cumulative
  not encoded "in battle one Klingon may mortally wound whom he stunned"
}

scenario "Anybody may carry a bat'leth, and it serves Klingons of either kind" under r24 cites r24 "g-equipment-batleth",
  "gl-affiliation-species" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Worf", "Bat'leth"
  then STRENGTH of "Worf" = 12, STRENGTH of "Davies" = 6
}

card "Klingon Disruptor Rifle" equipment {
  property [DS9]
  traits disruptor, hand_weapon, Klingon_related
  users Klingon, Non-Aligned
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
}

scenario "Each rifle takes one level of Diplomacy, and aboard your ship none" under r24, r18 cites r24 "12.9-cumulative-marked"
  cites r18 "cum-marked" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given away team of one on "Cloaked Mission": "Spock", "Vekor", "Klingon Disruptor Rifle"
  then skill_level(Diplomacy, "Spock") = 1, skill_level(Leadership, "Spock") = 1, STRENGTH of "Vekor" = 9
  given away team of one on "Cloaked Mission": another "Klingon Disruptor Rifle"
  then skill_level(Diplomacy, "Spock") = 0
  given "Spock": gains Diplomacy x2 until end of turn
  then skill_level(Diplomacy, "Spock") = 2
  given put "Spock" into interior of "U.S.S. Oberth"
  then skill_level(Diplomacy, "Spock") = 4
  given "Spock": loses Diplomacy until end of turn
  then skill_level(Diplomacy, "Spock") = 0
}

card "D'k Tahg" equipment {
  property [DS9]
  traits blade_weapon, hand_weapon, Klingon_related
  users Klingon
  your personnel present: STRENGTH +1
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Kar'takin" equipment {
  property [DS9]
  traits blade_weapon, hand_weapon
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Romulan Disruptor Rifle" equipment {
  property [DS9]
  traits disruptor, hand_weapon
  users Romulan, Non-Aligned
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
}

card "Starfleet Type I Phaser" equipment {
  property [TNG]
  traits hand_weapon, phaser
  users Federation
  your personnel present: STRENGTH +1
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}
