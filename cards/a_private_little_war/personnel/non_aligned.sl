set a_private_little_war "A Private Little War" released 2020

card "Ambassador Petri" personnel {
  Non-Aligned
  VIP, Diplomacy, Anthropology, Law
  7 / 7 / 5
  species Troyian
  icons [AU], [OS]
  property [TOS]
  traits ambassador, male, teacher
  mentions "Elaan"
}

card "Baroner" personnel {
  Non-Aligned, Federation
  OFFICER, Leadership, Diplomacy, Anthropology
  7 / 9 / 8
  species human
  icons [Among-Kli], [AU], [Cmd], [OS]
  property [TOS]
  traits captain, infiltrator, male
  names "Captain Kirk"
  special download "Disruptor Overload"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Elaan" personnel {
  Non-Aligned
  VIP, Leadership, Youth, Biology
  7 / 7 / 7
  species Elasian
  icons [AU], [OS]
  property [TOS]
  traits female, queen
  special download "I Love You"
}

card "Excalbian Genghis" personnel {
  Non-Aligned
  VIP, Treachery, SECURITY, Law
  4 / 8 / 8
  species Excalbian, human
  icons [AU], [OS]
  nemesis_icons orange_left
  property [TOS]
  traits emperor, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Excalbian Kahless" personnel {
  Non-Aligned, Klingon
  VIP, Treachery, Leadership x2, SECURITY
  5 / 8 / 10
  species Excalbian, klingon_species
  icons [AU], [OS]
  nemesis_icons orange_left
  property [TOS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Excalbian Lincoln" personnel {
  Non-Aligned
  VIP, Law x2, Honor, Leadership
  10 / 7 / 5
  species Excalbian, human
  icons [AU], [OS]
  nemesis_icons orange_right
  property [TOS]
  traits Capturing_related, male, president
  mentions "Captain Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "Excalbian Surak" personnel {
  Non-Aligned, Vulcan
  VIP, Honor x2, SCIENCE, Anthropology
  10 / 6 / 7
  species Excalbian, vulcan_species
  icons [AU], [OS]
  nemesis_icons orange_right
  property [TOS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Excalbian Zora" personnel {
  Non-Aligned
  MEDICAL, Treachery x2, Exobiology, MEDICAL, Leadership
  1 / 9 / 5
  species Excalbian, Tiburonian
  icons [AU], [OS]
  nemesis_icons orange_left
  property [TOS]
  traits female, governor
  not encoded "one sentence of its text cannot be read yet"
}

card "Gary Seven" personnel {
  Non-Aligned
  SECURITY, OFFICER, Astrophysics, Archaeology, Navigation, Transporter Skill
  6 / 8 / 8
  species human
  icons [AU], [Cmd]
  property [TOS]
  traits genetically_enhanced, male, temporal_agent, Temporal_agent_related
  dots 1
  mentions "Isis"
  immune to "Vulcan Nerve Pinch"
}

card "Isis" personnel {
  Non-Aligned
  ANIMAL, Empathy x2
  5 / 7 / 2
  species alien, cat
  icons [AU]
  property [TOS]
  traits female, shape_shifter
  mentions "Gary Seven", "Roberta Lincoln"
  not encoded "one sentence of its text cannot be read yet"
}

card "Joaquin" personnel {
  Non-Aligned
  SECURITY, Leadership, SECURITY, Treachery
  5 / 10 / 10
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits augment, Khan_related, male
  dots 1
  mentions "Joachim", "Khan"
  while any "Khan" together_with this, this: gains Archaeology, Diplomacy, Astrophysics
}

card "Khan Noonien Singh" personnel {
  Non-Aligned
  VIP, Leadership x2, Treachery, Computer Skill x2, Diplomacy
  6 / 11 / 11
  species human
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits augment, Khan_related, male
  names "Khan"
  mentions "Captain Kirk"
  special download "Sleeper Ship"
}

card "Roberta Lincoln" personnel {
  Non-Aligned
  CIVILIAN, Youth, Honor, Anthropology, Computer Skill
  6 / 7 / 5
  species human
  icons [AU]
  property [TOS]
  traits female
  dots 1
  mentions "Gary Seven", "Isis"
  while some "Gary Seven" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
  "Gary Seven" together_with this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Thelev Impersonator" personnel {
  Non-Aligned
  SECURITY, Treachery x2, Anthropology, Orion Syndicate
  3 / 8 / 7
  species Orion, Andorian
  icons [Among-Fed], [AU], [OS], [Stf]
  property [TOS]
  traits assassin, infiltrator, male
  impersonates "Thelev"
  special download "Assassination Plot"
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Yarnek" personnel {
  Non-Aligned
  SCIENCE, Anthropology, Geology, Empathy
  5 / 7 / 10
  species Excalbian
  icons [AU], [OS]
  property [TOS]
  traits male, shape_shifter
  not encoded "one sentence of its text cannot be read yet"
}

card "Excalbian Green" personnel {
  Non-Aligned
  OFFICER, Treachery x2, Leadership, Navigation, Physics
  2 / 7 / 7+X
  X = 3 if some personnel in opposing_force where it is not human else 0
  species Excalbian, human
  icons [AU], [OS]
  nemesis_icons orange_left
  property [TOS]
  traits colonel, male
  dots 1
}

scenario "In a pair only the adversary counts" under r24 cites r24 "7.4.2-s4-reveal" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Excalbian Green"
  given away team of two on "Cloaked Mission": "Tasha Yar - Alternate" of two, "Haadok" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Excalbian Green"
  random picks "Tasha Yar - Alternate"
  two accepts
  then "Excalbian Green" in discard_pile of one
}
