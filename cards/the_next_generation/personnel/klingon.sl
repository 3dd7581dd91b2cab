set the_next_generation "The Next Generation" released 2012

card "B'Somgh" personnel universal {
  Klingon
  ENGINEER, Exobiology, Physics, Astrophysics, Biology
  7 / 6 / 7
  species klingon_species
  icons [Stf]
  property [TNG]
  traits Pagh_related, male
}

card "Captain Worf" personnel {
  Klingon
  SECURITY, OFFICER, Diplomacy, Navigation, Honor x2
  8 / 6 / 10
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male, Enterprise_related
  names "Worf"
  commands "U.S.S. Enterprise"
  dots 1
  mentions "K'Ehleyr"
  lovers "K'Ehleyr"
  while any "K'Ehleyr" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  any "K'Ehleyr" together_with this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

scenario "Captain Worf and K'Ehleyr lift each other while together" under r24 cites r24 "12.4" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given ship of one at "Seize Freighter": "I.K.S. Bortas"
  given crew of one on "Batris": "Captain Worf"
  given crew of one on "I.K.S. Bortas": "Commander K'Ehleyr"
  then INTEGRITY of "Captain Worf" = 8, INTEGRITY of "Commander K'Ehleyr" = 7
  given crew of one on "Batris": "Commander K'Ehleyr", "Kromm"
  then INTEGRITY of "Captain Worf" = 10, CUNNING of "Captain Worf" = 8, STRENGTH of "Captain Worf" = 12
  then INTEGRITY of "Commander K'Ehleyr" = 9, CUNNING of "Commander K'Ehleyr" = 10, STRENGTH of "Commander K'Ehleyr" = 9
  then STRENGTH of "Kromm" = 8
}

scenario "A K'Ehleyr who lies unconscious or in stasis lifts nobody" under r24, r18 cites r24 "10.2.3-disabled-def", "10.2.4-stasis-def"
  cites r18 "disabled-unusable", "stasis-def" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "Captain Worf", "Commander K'Ehleyr"
  given stop "Commander K'Ehleyr"
  then STRENGTH of "Captain Worf" = 12
  given "Commander K'Ehleyr" is disabled
  then STRENGTH of "Captain Worf" = 10
  given enable "Commander K'Ehleyr"
  then STRENGTH of "Captain Worf" = 12
  given put_in_stasis "Commander K'Ehleyr"
  then STRENGTH of "Captain Worf" = 10
}

scenario "K'Ehleyr in the opponent's hand is not with Captain Worf" under r24 cites r24 "12.4" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf"
  given hand of two: "Commander K'Ehleyr"
  then STRENGTH of "Captain Worf" = 10
}

card "Commander K'Ehleyr" personnel {
  Klingon
  VIP, OFFICER, Honor, Anthropology, Diplomacy, Law
  7 / 8 / 7
  species klingon_species, human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  names "K'Ehleyr"
  mentions "Worf"
  lovers "Worf"
}

card "Jean-Luc Picard" version "The Next Generation" personnel {
  Klingon
  VIP, Diplomacy x2, Anthropology, Honor, Law
  8 / 9 / 6
  special download "Arbiter of Succession" if some Klingon personnel together_with this where controller of it = opponent
  species human
  property [TNG]
  traits male
  mentions "K'mpec"
}

scenario "Picard finds an arbiter when an opponent's Klingon is with him" under r24 cites r24 "6.5.5" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Jean-Luc Picard" version "The Next Generation", "Kromm"
  given draw deck of one: "Arbiter of Succession"
  when one suspends play with "Jean-Luc Picard"
  then refused
  given away team of two on "Acquire Surplus Ships": "Losta" of two
  when one suspends play with "Jean-Luc Picard"
  then decision of one offers "Losta"
}

scenario "A Klingon by species is Klingon enough for Picard, another alien is not" under r24 cites r24 "gl affiliation and species" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Jean-Luc Picard" version "The Next Generation"
  given away team of two on "Acquire Surplus Ships": "Vash" of two
  given draw deck of one: "Arbiter of Succession"
  when one suspends play with "Jean-Luc Picard"
  then refused
  given away team of two on "Acquire Surplus Ships": "Koral" of two
  when one suspends play with "Jean-Luc Picard"
  then decision of one offers "Koral"
}

card "Kahless" version "The Next Generation" personnel {
  Klingon
  VIP, Honor x2, Anthropology, Leadership x3
  10 / 5 / 8
  special download "Warrior's Birthright"
  species klingon_species
  property [TNG]
  traits emperor, male
}

scenario "Kahless sends for Warrior's Birthright at the mission where he is" under r24 cites r24 "6.5.5", "6.5.5-location" {
  given mission of one: "Botanical Research"
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Botanical Research": "Kahless"
  given draw deck of one: "Warrior's Birthright"
  given turn of two
  when one suspends play with "Kahless"
  then host of "Warrior's Birthright" = "Botanical Research"
  then skill_level(Honor, "Kahless") = 2, skill_level(Leadership, "Kahless") = 3, "Kahless" is emperor
}

scenario "Kahless unconscious sends for nothing; stopped he still can" under r24 cites r24 "10.2.3", "10.2.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kahless"
  given draw deck of one: "Warrior's Birthright"
  given "Kahless" is disabled
  when one suspends play with "Kahless"
  then refused
  given "Kahless" is not disabled
  given stop "Kahless"
  when one suspends play with "Kahless"
  then host of "Warrior's Birthright" = "Botanical Research"
}

card "Kitrik" version "The Next Generation" personnel {
  Klingon
  MEDICAL, SCIENCE, Geology, Computer Skill
  7 / 6 / 8
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "Konmel" version "The Next Generation" personnel {
  Klingon
  OFFICER, Honor, Computer Skill, Stellar Cartography
  8 / 5 / 8
  special download "Klingon Disruptor" if some "Korris" together_with this
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Korris", "Kunivas"
}

scenario "Konmel, with Korris, sends for a disruptor before a fight with the animal things" under r24 cites r24 "6.5.5" {
  given mission of one: "Acquire Surplus Ships"
  given mission of two: "Botanical Research"
  given away team of one on "Acquire Surplus Ships": "Konmel", "Korris", "Q'elyn"
  given draw deck of one: "Klingon Disruptor"
  given seeds of two under "Acquire Surplus Ships": "Microbrain"
  when one attempts "Acquire Surplus Ships"
  when one suspends play with "Konmel"
  then "Klingon Disruptor" in surface of "Acquire Surplus Ships", STRENGTH of "Konmel" = 10, STRENGTH of "Korris" = 10
}

scenario "Konmel without Korris conceals no disruptor" under r24 cites r24 "6.5.5" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Korris"
  given away team of one on "Acquire Surplus Ships": "Konmel", "Q'elyn"
  given draw deck of one: "Klingon Disruptor"
  when one suspends play with "Konmel"
  then refused
}

card "Koroth" version "The Next Generation" personnel {
  Klingon
  SCIENCE, Archaeology, Biology, MEDICAL
  7 / 7 / 6
  species klingon_species
  property [TNG]
  traits male
  dots 1
  once per game, while on_place(this, "Boreth"): you may download "Kahless" to anywhere_at(location of this)
    or download "Clone Machine" to anywhere_at(location of this)
}

scenario "Koroth on Boreth brings Kahless there, once in the game" under r24 cites r24 "6.5.4" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Koroth"
  given draw deck of one: "Kahless", "Clone Machine"
  given turn of one
  when one uses "Koroth"
  one chooses way 1
  then "Kahless" in surface of "Investigate Disturbance"
  when one uses "Koroth"
  then refused
}

scenario "There is anywhere at the location" under r24 cites r24 "gl-anywhere", "12.4" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Koroth"
  given ship of one at "Investigate Disturbance": "Batris"
  given crew of one on "Batris": "Kromm"
  given draw deck of one: "Kahless", "Clone Machine"
  given turn of one
  when one uses "Koroth"
  one chooses way 1
  one chooses "Batris"
  then "Kahless" in interior of "Batris"
}

scenario "Or he brings the Clone Machine there" under r24 cites r24 "6.5.4" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Koroth"
  given hand of one: "Kahless", "Clone Machine"
  given turn of one
  when one uses "Koroth"
  one chooses way 2
  then host of "Clone Machine" = "Investigate Disturbance", "Kahless" in hand of one
}

scenario "Koroth in orbit of Boreth, or on another planet, brings nobody" under r24 cites r24 "6.5.4" {
  given mission of one: "Investigate Disturbance"
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Investigate Disturbance": "Batris"
  given crew of one on "Batris": "Koroth"
  given draw deck of one: "Kahless"
  given turn of one
  when one uses "Koroth"
  then refused
  given away team of one on "Acquire Surplus Ships": "Koroth"
  when one uses "Koroth"
  then refused
}

card "Korris" version "The Next Generation" personnel {
  Klingon
  OFFICER, Honor, ENGINEER, SECURITY
  8 / 6 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits captain, male
  dots 1
  mentions "Konmel", "Kunivas"
  may volunteer for random selections
}

scenario "Korris volunteers, and chance has no say" under r24 cites r24 "12.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Korris", "Captain Worf", "K'Temoc", "Konmel", "Losta"
  given seeds of two under "Seize Freighter": "Warp Bubble Mishap"
  when one attempts "Seize Freighter"
  one chooses "Korris"
  then "Korris" is killed, "Losta" is not killed, "Captain Worf" is not killed
}

scenario "Korris need not volunteer, and may be chosen by chance then" under r24 cites r24 "12.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Korris", "Captain Worf", "K'Temoc", "Konmel", "Losta"
  given seeds of two under "Seize Freighter": "Warp Bubble Mishap"
  when one attempts "Seize Freighter"
  one passes
  random picks "Korris"
  then "Korris" is killed
}

scenario "Korris takes one place of three" under r24 cites r24 "12.1" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Korris", "Kurak", "Losta", "Q'elyn", "Zegov"
  given seeds of two under "Acquire Surplus Ships": "Temptation"
  when one attempts "Acquire Surplus Ships"
  one chooses "Korris"
  random picks "Zegov", "Kurak"
  then "Korris" is tempted, "Zegov" is tempted, "Kurak" is tempted, "Losta" is not tempted, one solves "Acquire Surplus Ships"
}

scenario "Korris volunteers for nothing that the opponent picks, or that is not for him" under r24 cites r24 "12.1" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Korris", "Losta", "Kitrik"
  given seeds of two under "Acquire Surplus Ships": "Microbrain"
  when one attempts "Acquire Surplus Ships"
  two chooses "Losta"
  then "Losta" is stopped, "Korris" is OFFICER, "Korris" has ENGINEER, "Korris" has SECURITY, "Korris" has Honor
}

card "Losta" personnel universal {
  Klingon
  OFFICER, Geology, Navigation, Youth
  6 / 6 / 7
  special download "Lower Decks" if some "Kahless" together_with this or on_place(this, "Boreth")
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Kahless"
}

scenario "Losta present with Kahless sends for Lower Decks" under r24 cites r24 "6.5.5" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Losta", "Kahless"
  given draw deck of one: "Lower Decks"
  given turn of two
  when one suspends play with "Losta"
  then "Lower Decks" in table of one, STRENGTH of "Losta" = 9
}

scenario "Losta on Boreth sends for Lower Decks without Kahless" under r24 cites r24 "6.5.5" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Losta"
  given draw deck of one: "Lower Decks"
  when one suspends play with "Losta"
  then "Lower Decks" in table of one
}

scenario "Losta alone elsewhere may not" under r24 cites r24 "6.5.5" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Cloaked Mission"
  given away team of one on "Acquire Surplus Ships": "Losta"
  given away team of one on "Cloaked Mission": "Kahless"
  given draw deck of one: "Lower Decks"
  when one suspends play with "Losta"
  then refused
}

card "Q'elyn" personnel universal {
  Klingon
  ENGINEER, Acquisition
  5 / 8 / 7
  species klingon_species
  property [TNG]
  traits Pagh_related, male, Rura_Penthe_related
}

card "William T. Riker" version "The Next Generation" personnel {
  Klingon
  OFFICER, Leadership, Navigation, Anthropology, Honor, Transporter Skill
  7 / 7 / 7
  special download "Emergency Transport Unit"
  species human
  icons [Cmd]
  property [TNG]
  traits Pagh_related, male
  commands "I.K.S. Pagh"
  mentions "Kargan"
}

scenario "Riker sends for a transport unit just before somebody dies" under r24 cites r24 "6.5.5" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given away team of one on "Acquire Surplus Ships": "William T. Riker", "Losta"
  given draw deck of one: "Emergency Transport Unit"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  when one suspends play with "William T. Riker"
  one chooses "Acquire Surplus Ships"
  random picks "Losta"
  one accepts
  then "Losta" in interior of "Batris", "Losta" is not killed
  then "William T. Riker" is OFFICER, "William T. Riker" has Transporter Skill, "William T. Riker" is Klingon, "William T. Riker" is human
}

card "Zegov" personnel universal {
  Klingon
  ENGINEER, Astrophysics, Treachery, Greed, SECURITY
  4 / 5 / 8
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, female, Pagh_related
  mentions "Sisters of Duras", "William T. Riker"
}

scenario "The plain Klingons bring what is printed on them" under r24 cites r24 "10.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "B'Somgh", "Commander K'Ehleyr", "Kitrik", "Q'elyn", "Zegov"
  then "B'Somgh" is ENGINEER, "B'Somgh" has Exobiology, "B'Somgh" has Physics, "B'Somgh" has Astrophysics, "B'Somgh" has Biology
  then "Commander K'Ehleyr" is VIP, "Commander K'Ehleyr" has OFFICER, "Commander K'Ehleyr" has Honor, "Commander K'Ehleyr" has Anthropology
  then "Commander K'Ehleyr" has Diplomacy, "Commander K'Ehleyr" has Law, "Commander K'Ehleyr" is human, "Commander K'Ehleyr" is female
  then "Kitrik" is MEDICAL, "Kitrik" has SCIENCE, "Kitrik" has Geology, "Kitrik" has Computer Skill, "Kitrik" is unique
  then "Q'elyn" is ENGINEER, "Q'elyn" has Acquisition, "Q'elyn" is mission_specialist, "Q'elyn" is universal
  then "Zegov" is ENGINEER, "Zegov" has Astrophysics, "Zegov" has Treachery, "Zegov" has Greed, "Zegov" has SECURITY
  then "Batris" is staffed
}

scenario "Without Zegov nobody of them commands Batris" under r24 cites r24 "7.1.3" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "B'Somgh", "Commander K'Ehleyr", "Kitrik", "Q'elyn"
  then "Batris" is not staffed
}
