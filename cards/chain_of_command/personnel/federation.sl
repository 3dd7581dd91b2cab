set chain_of_command "Chain of Command" released 2009

card "Jean-Luc Picard" version "Chain of Command" personnel {
  Federation
  OFFICER, Leadership x2, Archaeology, Navigation
  8 / 8 / 7
  species borg_species, human
  icons [Cmd], [Com], [Def], [Nav]
  property [TNG]
  traits male, Enterprise_related
  commands "U.S.S. Enterprise"
  dots 1
  mentions "Picard"
  while some [Bor] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}

scenario "Picard knows where to hit the Borg" under r24 cites r24 "gl counterpart" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise"
  given crew of one on "U.S.S. Enterprise": "Jean-Luc Picard" version "Chain of Command"
  given away team of two on "Botanical Research": "Thirteen of Nineteen" of two, "Konmel" version "The Next Generation" of two
  then WEAPONS of "U.S.S. Enterprise" = 7, SHIELDS of "U.S.S. Enterprise" = 9
  then (WEAPONS of "U.S.S. Enterprise" with counted_against = ["Konmel", "Thirteen of Nineteen"]) = 11
  then (SHIELDS of "U.S.S. Enterprise" with counted_against = ["Konmel", "Thirteen of Nineteen"]) = 13
  then (WEAPONS of "U.S.S. Enterprise" with counted_against = ["Konmel"]) = 7
}

card "Benjamin Sisko" version "Chain of Command" personnel {
  Federation
  OFFICER, Leadership, ENGINEER, Honor
  8 / 7 / 8
  species human
  icons [Cmd]
  property [DS9]
  traits male
  special download any "Jake"
  special download "Emergency Evacuation"
}

card "Captain Kirk" version "Chain of Command" personnel {
  Federation
  OFFICER, Leadership x2
  8 / 8 / 8
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits captain, male
  commands "Starship Enterprise"
  mentions "Kirk"
  special download one captains_order card
  not encoded "one sentence of its text cannot be read yet"
}

card "Kathryn Janeway" version "Chain of Command" personnel {
  Federation
  OFFICER, SCIENCE, Astrophysics, Computer Skill
  8 / 7 / 6
  species human
  icons [Cmd]
  property [VOY]
  traits Capturing_related, female
  commands "U.S.S. Voyager"
  mentions "Tom Paris", "Tuvok"
  special download "Rescue Captives"
  not encoded "one sentence of its text cannot be read yet"
}

card "William T. Riker" version "Chain of Command" personnel {
  Federation
  OFFICER, Leadership, Navigation x2, Honor
  8 / 8 / 7
  species human
  icons [Ent-E]
  property [Ins]
  traits male
  commands "U.S.S. Enterprise-E"
  mentions "Picard", "Riker"
  special download "Federation Flagship: Renewed"
  special download "Riker Maneuver"
}
