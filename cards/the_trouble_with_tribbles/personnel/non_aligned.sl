set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Barry Waddle" personnel {
  Non-Aligned
  CIVILIAN, Treachery, Navigation, Computer Skill
  3 / 6 / 2
  species klingon_species, human
  icons [Orb], [Stf]
  property [DS9]
  traits male
  mentions "Arne Darvin", "James T. Kirk"
  special download "Tribble Bomb"
  not encoded "one sentence of its text cannot be read yet"
}

card "Danderdag" personnel universal {
  Non-Aligned
  SECURITY, Computer Skill, Navigation
  6 / 3 / 7
  species Pakled
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Gem" personnel {
  Non-Aligned
  CIVILIAN, Empathy x2, Honor
  9 / 6 / 2
  species Minoran
  icons [AU], [OS]
  property [TOS]
  traits female, support_personnel
  mentions "Dr. McCoy"
}

card "Liam Bilby" personnel {
  Non-Aligned
  CIVILIAN, Honor, Treachery, Geology, Leadership, Orion Syndicate
  6 / 7 / 6
  species human
  icons [Stf]
  property [DS9]
  traits male
  mentions "Raimus"
}

card "Odo" version "The Trouble with Tribbles" personnel {
  Non-Aligned
  CIVILIAN, SECURITY x2, Computer Skill, Honor
  9 / 7 / 7
  species human
  icons [OS], [Stf]
  property [DS9]
  traits male
  special download "Classic Communicator"
}

card "Reginod" personnel {
  Non-Aligned
  ENGINEER, Greed, Geology, Physics
  5 / 4 / 7
  species Pakled
  icons [Stf]
  property [TNG]
  traits male
  special download "Plasmadyne Relay"
  not encoded "one sentence of its text cannot be read yet"
}

card "Worf" version "The Trouble with Tribbles" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Navigation, Anthropology
  7 / 6 / 10
  species klingon_species
  icons [OS], [Stf]
  property [DS9]
  traits Capturing_related, male
  mentions "Barry Waddle"
  not encoded "one sentence of its text cannot be read yet"
}

card "Yint" personnel universal {
  Non-Aligned
  CIVILIAN, Treachery, Stellar Cartography, Transporter Skill
  3 / 6 / 7
  species humanoid
  icons [Stf]
  property [DS9]
  traits arms_dealer, male
  mentions "Liam Bilby"
  special download any "Disruptor Rifle"
}
