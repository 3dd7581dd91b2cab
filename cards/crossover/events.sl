set crossover "Crossover" released 2015

card "Warrior's Birthright" event {
  property [DS9]
  plays on mission where it is seeded_by you
  contribute STRENGTH instead: your personnel where it is [Kli] or it is [Kaz] or it is [Hir] or it has [TE] or it has [KCA]
}

scenario "STRENGTH stands for CUNNING under Warrior's Birthright" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kitrik" version "The Next Generation", "Kromm", "Konmel" version "The Next Generation",
    "Korris" version "The Next Generation", "Captain Worf"
  then (sum of CUNNING of p over p: personnel in surface of "Botanical Research") = 29
  when one attempts "Botanical Research"
  then one does not solve "Botanical Research"
}

scenario "With it the strong are clever enough" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kitrik" version "The Next Generation", "Kromm", "Konmel" version "The Next Generation",
    "Korris" version "The Next Generation", "Captain Worf"
  given "Warrior's Birthright" on "Botanical Research"
  when one attempts "Botanical Research"
  then one solves "Botanical Research", CUNNING of "Kromm" = 6
}

scenario "It serves against dilemmas there too" under r24 cites r24 "10.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Konmel" version "The Next Generation", "Duras" version "Life From Lifelessness", "Kromm",
    "Korris" version "The Next Generation"
  given seeds of two under "Seize Freighter": "Magnetic Field Disruptions"
  given "Warrior's Birthright" on "Seize Freighter"
  when one attempts "Seize Freighter"
  one accepts
  then "Captain Worf" is stopped, "Magnetic Field Disruptions" in out_of_play of two, "Duras" is not stopped
}

scenario "It serves nobody but warriors" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kitrik" version "The Next Generation", "Koral" version "The Next Generation",
    "Thirteen of Nineteen", "Commander K'Ehleyr", "Captain Worf"
  given mode of "Koral" version "The Next Generation" = Non-Aligned
  given "Warrior's Birthright" on "Botanical Research"
  then "Captain Worf" lends_strength, not ("Koral" lends_strength), not ("Thirteen of Nineteen" lends_strength)
  given away team of two on "Botanical Research": "Losta" of two
  then not ("Losta" lends_strength)
}

scenario "Warrior's Birthright is played on a mission of your own" under r24 cites r24 "6.2" {
  given mission of one: "Botanical Research"
  given mission of two: "Seize Freighter"
  given hand of one: "Warrior's Birthright"
  given plays_left of one = 1
  when one plays "Warrior's Birthright" on "Seize Freighter"
  then refused
  when one plays "Warrior's Birthright" on "Botanical Research"
  then host of "Warrior's Birthright" = "Botanical Research"
}

card "Pride of the Fleet" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rebellious Servants" event {
  points -10
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Resistance Tactics" event {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "The Best of a Bad Life" event {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Treaty: The Alliance" event {
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
