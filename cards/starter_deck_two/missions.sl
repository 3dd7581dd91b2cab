set starter_deck_two "Starter Deck II" released 1998

card "Botanical Research" mission universal planet {
  Federation, Klingon, Dominion
  span 2; points 30
  requires SCIENCE + MEDICAL + CUNNING > 35
  allows seeding "Atmospheric Ionization"
}

scenario "Botanical Research needs a clever doctor and a scientist" under r24 cites r24 "7.2.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock"
  when one attempts "Botanical Research"
  then one solves "Botanical Research", points of one = 30
}

scenario "Botanical Research is too much for CUNNING of 35" under r24 cites r24 "7.2.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Martin", "Data" version "The Next Generation", "Spock"
  then (sum of CUNNING of p over p: personnel in surface of "Botanical Research") = 35
  when one attempts "Botanical Research"
  then one does not solve "Botanical Research"
}

scenario "A second copy opens a universal mission to the opponent" under r24 cites r24 "7.2.1" {
  given mission of two: "Botanical Research"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock"
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
  given mission of two: another "Botanical Research"
  when one attempts "Botanical Research"
  then one solves "Botanical Research"
}

scenario "Atmospheric Ionization may seed there" under r24 cites r24 "4.0-other-in-facility" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given seed deck of two: "Atmospheric Ionization" of two
  when two seeds "Atmospheric Ionization" on "Cloaked Mission"
  then refused
  when two seeds "Atmospheric Ionization" on "Botanical Research"
  then "Atmospheric Ionization" in attached of "Botanical Research"
}

card "Geological Survey" mission universal planet {
  Federation, Non-Aligned, Bajoran, Ferengi
  span 2; points 20
  requires SCIENCE + Geology + Computer Skill
  while (skill_in_team(Geology) >= 3 or skill_in_team(Greed) >= 3), this: points +10
}

card "Military Exercises" mission universal space {
  Romulan, Klingon, Cardassian, Dominion
  span 4; points 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Search for Weapons" mission universal planet {
  Federation, Klingon, Cardassian, Bajoran, Ferengi
  span 3; points 30
  regions Demilitarized Zone
  requires OFFICER + Navigation + Treachery
  may hide hand_weapon equipment
}

scenario "Weapons of either player, found on the way, are the solver's" under r24 cites r24 "7.2.3", "7.2.5", "4.3", "4.3-exceptions" {
  given mission of one: "Search for Weapons"
  given away team of one on "Search for Weapons": "Gozar", "Levin"
  given seeds of two under "Search for Weapons": "Starfleet Type II Phaser", "Impassable Door"
  given seeds of one under "Search for Weapons": "Ferengi Disruptor", "Klingon Disruptor"
  given turn of one
  when one attempts "Search for Weapons"
  then "Starfleet Type II Phaser" is revealed, "Starfleet Type II Phaser" in stash of "Search for Weapons",
    two sees "Starfleet Type II Phaser",
    not in_play("Starfleet Type II Phaser"), "Ferengi Disruptor" in seeds of "Search for Weapons", one does not solve "Search for Weapons"
  given unstop "Gozar"
  given unstop "Levin"
  given away team of one on "Search for Weapons": "Quark" version "The Next Generation"
  when one attempts "Search for Weapons"
  then one solves "Search for Weapons", "Ferengi Disruptor" in surface of "Search for Weapons",
    "Starfleet Type II Phaser" in surface of "Search for Weapons", controller of "Starfleet Type II Phaser" = one,
    "Klingon Disruptor" in surface of "Search for Weapons", STRENGTH of "Gozar" = 8, points of one = 30
}

scenario "What is no hand weapon does not belong there, nor a second copy of one player's" under r24 cites r24 "7.2.4", "4.3" {
  given mission of one: "Search for Weapons"
  given away team of one on "Search for Weapons": "Gozar", "Levin"
  given seeds of two under "Search for Weapons": "Medical Kit", "Starfleet Type II Phaser", another "Starfleet Type II Phaser",
    "Surprise Party"
  given seeds of one under "Search for Weapons": "Starfleet Type II Phaser" of one
  given turn of one
  when one attempts "Search for Weapons"
  then "Medical Kit" in out_of_play of two, "Starfleet Type II Phaser" in surface of "Search for Weapons",
    another "Starfleet Type II Phaser" in out_of_play of two, "Surprise Party" in out_of_play of two,
    third "Starfleet Type II Phaser" in surface of "Search for Weapons"
}

scenario "Elsewhere a hand weapon is a bluff" under r24, r18 cites r24 "7.2.4-non-seed" cites r18 "misseed-list" {
  given mission of one: "Revenge Plot"
  given away team of one on "Revenge Plot": "Gozar"
  given seeds of two under "Revenge Plot": "Starfleet Type II Phaser"
  given turn of one
  when one attempts "Revenge Plot"
  then "Starfleet Type II Phaser" in out_of_play of two
}

scenario "Both players may hide weapons there in the dilemma phase" under r24 cites r24 "4.3" {
  given mission of one: "Search for Weapons"
  given seed deck of one: "Ferengi Disruptor"
  given seed deck of two: "Starfleet Type II Phaser" of two
  given dilemma_phase(one)
  when two seeds "Starfleet Type II Phaser" under "Search for Weapons"
  then "Starfleet Type II Phaser" in seeds of "Search for Weapons"
}

card "Study Cometary Cloud" mission space {
  Romulan, Non-Aligned, Cardassian, Ferengi
  span 3; points 30
  requires Navigation + SCIENCE + Physics + Computer Skill
}

card "Study Pulsar" mission universal space {
  Federation, Romulan, Klingon
  span 3; points 25
  requires Navigation + Astrophysics + Computer Skill
}
