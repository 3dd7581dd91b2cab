set first_contact "First Contact" released 1997

card "Borg Queen" personnel enigma {
  Borg
  6 / 12 / 6
  species borg_species
  icons [Com], [Def], [DQ], [Nav]
  property [FC]
  traits female, queen
  when this is reported: select one of regular_skills for this
  at start of each turn: you may select one of regular_skills for this
  this: gains selected_skill of this
  instead of you draw: you may download one (drone personnel or "A Change of Plans")
  not encoded "A Change of Plans, for which she may send, does nothing yet"
}

card "Eight of Nineteen" personnel universal {
  Borg
  skills SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  dots 1
  your Borg personnel present: STRENGTH +2
  cumulative
}

card "Eleven of Nineteen" personnel universal {
  Borg
  skills Biology, MEDICAL
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Fifteen of Seventeen" personnel universal {
  Borg
  skills ENGINEER, Exobiology
  7 / 5 / 5
  species borg_species, klingon_species
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Five of Eleven" personnel universal {
  Borg
  skills SCIENCE, Cybernetics
  7 / 5 / 5
  species borg_species, klingon_species
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Four of Eleven" personnel universal {
  Borg
  skills MEDICAL, Computer Skill
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  dots 1
  names "Guard Drone"
  while host of this is your ship, host: SHIELDS +2
  cumulative
}

card "Nine of Eleven" personnel universal {
  Borg
  7 / 5 / 5
  species borg_species, cardassian_species
  icons [Com], [DQ]
  property [FC]
  traits drone
  lets the hive share skills
}

scenario "Interlinked, all Borg at a location know what any of them knows, if each group has one with Com" under cr98, r24
  cites cr98 "interlink-share" {
  given mission of two: "Salvage Borg Ship" of two
  given ship of one at "Salvage Borg Ship": "Borg Cube"
  given crew of one on "Borg Cube": "Nine of Eleven", "Six of Eleven"
  given away team of one on "Salvage Borg Ship": "Four of Eleven"
  then skill_level(Physics, "Nine of Eleven") = 1, skill_level(Physics, "Four of Eleven") = 0
  then skill_level(MEDICAL, "Six of Eleven") = 0
  given away team of one on "Salvage Borg Ship": "Two of Seventeen"
  then skill_level(Physics, "Four of Eleven") = 1, skill_level(MEDICAL, "Six of Eleven") = 1
  given kill "Nine of Eleven"
  then skill_level(Physics, "Four of Eleven") = 0
}

scenario "What the Borg Queen selects they know as well" under cr98 cites cr98 "queen-skill" {
  given mission of one: "Stop Bombardment"
  given outpost of one at "Stop Bombardment": "Borg Outpost"
  given crew of one on "Borg Outpost": "Nine of Eleven", "Four of Eleven"
  given hand of one: "Borg Queen" version "First Contact"
  given plays_left of one = 1
  when one reports "Borg Queen" version "First Contact" to "Borg Outpost"
  then decision of one offers Barbering, Physics
  then decision of one offers no ANIMAL
  one chooses Physics
  then skill_level(Physics, "Borg Queen" version "First Contact") = 1, skill_level(Physics, "Four of Eleven") = 1
}

card "Nine of Seventeen" personnel universal {
  Borg
  5 / 5 / 7
  species borg_species, human
  icons [Def], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "One of Eleven" personnel universal {
  Borg
  skills ENGINEER
  7 / 5 / 5
  species borg_species, Bolian
  icons [Com], [DQ]
  property [FC]
  traits drone
  once each turn: you may steal one opponent's equipment present where it is lying_unattended
  instead of you draw: you may download one [BO] equipment
}

scenario "One of Eleven takes what lies unattended, and Borg use it, whoever it was for" under cr98 cites cr98 "procurement-any" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "One of Eleven", "Four of Eleven"
  given put "Romulan Disruptor" of two into surface of "Cloaked Mission"
  given turn of one
  when one uses "One of Eleven"
  then controller of "Romulan Disruptor" = one, STRENGTH of "Four of Eleven" = 9, STRENGTH of "One of Eleven" = 7
}

scenario "It takes nothing out of anybody's hands" under cr98, r24 cites r24 "12.3" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "One of Eleven"
  given away team of two on "Cloaked Mission": "Takket" of two, "Romulan Disruptor" of two
  given turn of one
  when one uses "One of Eleven"
  then refused
}

scenario "In place of a draw One of Eleven sends for equipment of the Borg" under r24, cr98 cites r24 "6.5.4" {
  given mission of one: "Stop Bombardment"
  given outpost of one at "Stop Bombardment": "Borg Outpost"
  given crew of one on "Borg Outpost": "One of Eleven"
  given draw deck of one: "Davies", "Assimilation Table", "Tricorder"
  given turn of one
  given one draws 1
  one accepts
  then "Assimilation Table" in interior of "Borg Outpost", size(hand of one) = 0
}

card "Six of Eleven" personnel universal {
  Borg
  skills Physics, Navigation, SCIENCE
  5 / 7 / 5
  species borg_species, human
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Six of Seventeen" personnel universal {
  Borg
  skills Physics, Computer Skill
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Sixteen of Nineteen" personnel universal {
  Borg
  skills Archaeology, Geology
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [FC]
  traits drone
  may acquire artifacts
}

scenario "A Survey Drone takes what may lie in space with a goal in space, and the rest with the planet" under cr98
  cites cr98 "dual-borg-artifacts" {
  given mission of two: "Tarchannen Study" of two
  given ship of one at "Tarchannen Study": "Borg Cube"
  given crew of one on "Borg Cube": "Sixteen of Nineteen", "One of Eleven"
  given table of one: "Alternate Universe Door", "Establish Gateway", "Assimilate Planet"
  given put "Magic Carpet Ride OCD" of two into attached of "Tarchannen Study"
  given put "Vulcan Stone of Gol" of two into attached of "Tarchannen Study"
  given put "Picard's Artificial Heart" of two into attached of "Tarchannen Study"
  given take_aim "Establish Gateway" at "Tarchannen Study"
  given take_aim "Assimilate Planet" at "Tarchannen Study"
  given draw deck of one: "Lopez"
  given one completes_goal "Establish Gateway"
  then "Magic Carpet Ride OCD" in hand of one, "Vulcan Stone of Gol" in attached of "Tarchannen Study"
  then "Picard's Artificial Heart" in hand of two
  given one completes_goal "Assimilate Planet"
  then not ("Vulcan Stone of Gol" in attached of "Tarchannen Study")
}

card "Ten of Nineteen" personnel universal {
  Borg
  skills Astrophysics, Navigation
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Three of Nineteen" personnel universal {
  Borg
  skills SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  special download "Assimilation Tubules"
  not encoded "one sentence of its text cannot be read yet"
}

card "Two of Eleven" personnel universal {
  Borg
  skills ENGINEER, Transporter Skill
  5 / 7 / 5
  species borg_species, klingon_species
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Two of Nineteen" personnel universal {
  Borg
  skills Navigation, Stellar Cartography
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [FC]
  traits drone
  instead of you draw, if host of this is your ship:
    you may download one (doorway or interrupt) where text_has(title of it, "Transwarp")
}

scenario "Two of Nineteen sends for what is called Transwarp, and for no other interrupt" under cr98, r24 cites cr98 "transwarp" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given crew of one on "Borg Cube": "Two of Nineteen"
  given draw deck of one: "Davies", "Hugh", "Transwarp Conduit"
  given turn of one
  given one draws 1
  one accepts
  then RANGE of "Borg Cube" = 16, "Hugh" in draw_deck of one, "Transwarp Conduit" in discard_pile of one
}

card "Two of Seventeen" personnel universal {
  Borg
  skills Anthropology
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [FC]
  traits drone
  lets the hive add up CUNNING
}

scenario "United, two groups of a hive face a dilemma with thirty-two of CUNNING, and each Borg with his own" under cr98, r24
  cites cr98 "unity-share" {
  given mission of two: "Salvage Borg Ship" of two
  given ship of one at "Salvage Borg Ship": "Borg Cube"
  given crew of one on "Borg Cube": "Ten of Nineteen", "Four of Eleven", "Two of Seventeen"
  given away team of one on "Salvage Borg Ship": "Eleven of Nineteen", "Eight of Nineteen", "Three of Nineteen"
  given "Eleven of Nineteen": gains Diplomacy x2 until end of turn
  given seeds of two under "Salvage Borg Ship": "Shaka, When the Walls Fell"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  then CUNNING of "Eleven of Nineteen" = 5
  when one scouts the surface of "Salvage Borg Ship"
  then scouted_in_turn of "Assimilate Planet" > 0, "Eight of Nineteen" is not stopped
}

scenario "Without a Com Borg among them they are by themselves again" under cr98 cites cr98 "unity-lost-com" {
  given mission of two: "Salvage Borg Ship" of two
  given ship of one at "Salvage Borg Ship": "Borg Cube"
  given crew of one on "Borg Cube": "Ten of Nineteen", "Four of Eleven", "Two of Seventeen"
  given away team of one on "Salvage Borg Ship": "Eleven of Nineteen", "Eight of Nineteen", "Three of Nineteen"
  given "Eight of Nineteen": gains Diplomacy x2 until end of game
  given "Eight of Nineteen": INTEGRITY = 40 until end of game
  given seeds of two under "Salvage Borg Ship": "Shaka, When the Walls Fell", "Armus - Skin of Evil", "Hologram Ruse"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  random picks "Eleven of Nineteen"
  then "Eleven of Nineteen" is killed, "Eight of Nineteen" is stopped, "Hologram Ruse" in seeds of "Salvage Borg Ship"
}
