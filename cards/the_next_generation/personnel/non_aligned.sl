set the_next_generation "The Next Generation" released 2012

card "Dr. Syrus" personnel universal {
  Non-Aligned
  MEDICAL, Law
  5 / 8 / 4
  species Tilonian
  icons [AU], [Stf]
  property [TNG]
  traits male
  mentions "Suna", "Riker"
}

scenario "Dr. Syrus is a mission specialist in Law" under r24 cites r24 "gl-mission-specialist" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Dr. Syrus"
  then "Dr. Syrus" is mission_specialist, "Dr. Syrus" has Law, "Dr. Syrus" has MEDICAL, "Dr. Syrus" is Non-Aligned
}

card "Koral" version "The Next Generation" personnel {
  Non-Aligned, Klingon
  CIVILIAN, Archaeology, Smuggling, Navigation, Treachery, Stellar Cartography
  3 / 4 / 10
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male, Stone_of_Gol_related
  mentions "Baran"
}

scenario "Koral chooses at a Klingon outpost whose man he is" under r24 cites r24 "6.3.3" {
  given mission of one: "Salvage Borg Ship"
  given outpost of one at "Salvage Borg Ship": "Klingon Outpost"
  given hand of one: "Koral"
  given plays_left of one = 1
  when one reports "Koral" to "Klingon Outpost"
  one chooses Klingon
  then mode of "Koral" = Klingon
}

scenario "Koral is nobody's man among the Federation" under r24 cites r24 "6.3.3" {
  given mission of one: "Salvage Borg Ship"
  given outpost of one at "Salvage Borg Ship": "Federation Outpost"
  given hand of one: "Koral"
  given plays_left of one = 1
  when one reports "Koral" to "Federation Outpost"
  then mode of "Koral" = Non-Aligned, "Koral" has Smuggling, "Koral" has Treachery
}

card "Vash" version "The Next Generation" personnel {
  Non-Aligned
  SCIENCE, Archaeology x2, Treachery, Anthropology, Smuggling, Acquisition
  4 / 7 / 5
  special download "Dig"
  species human
  property [TNG]
  traits female, thief
  mentions "Jean-Luc Picard"
  lovers "Jean-Luc Picard"
}

scenario "Vash sends for a dig where she is" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Botanical Research": "Vash"
  given away team of one on "Salvage Borg Ship": "Barron"
  given draw deck of one: "Dig", "Lopez", another "Lopez"
  given put "Davies" into discard_pile of one
  when one suspends play with "Vash"
  one chooses way 1
  then "Dig" in discard_pile of one, "Davies" in draw_deck of one, size(hand of one) = 2
}

scenario "Vash has seen much, and is nobody's friend" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vash"
  then skill_level(Archaeology, "Vash") = 2, "Vash" has Treachery, "Vash" has Anthropology, "Vash" has Smuggling, "Vash" has Acquisition
  then "Vash" is SCIENCE, "Vash" is thief, "Vash" is human, mode of "Vash" = Non-Aligned, skill_dots of "Vash" = 5
}

card "Will Riker" personnel {
  Non-Aligned, Federation
  OFFICER, SECURITY, Diplomacy, Anthropology, Treachery, Transporter Skill
  5 / 7 / 7
  species human
  icons [Cmd]
  property [TNG]
  traits male, Stone_of_Gol_related
  names "William T. Riker"
  mentions "Baran"
  special download "Dropping In"
}
