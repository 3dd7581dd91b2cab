set first_contact "First Contact" released 1997

card "Admiral Hayes" personnel {
  Federation
  VIP, Leadership
  7 / 6 / 4
  species human
  icons [Cmd]
  property [FC]
  traits admiral, male
  dots 1
  your Federation ship here: WEAPONS +1, SHIELDS +2
}

card "Alyssa Ogawa" version "First Contact" personnel {
  Federation
  MEDICAL, Biology, Exobiology
  7 / 7 / 4
  species human
  icons [Stf]
  property [FC]
  traits female, nurse
  mentions "Andrew Powell", "Dr. Beverly Crusher"
  special download "Medical Kit"
}

card "Data" version "First Contact" personnel {
  Federation
  OFFICER, Astrophysics, Computer Skill x2, ENGINEER, Exobiology
  7 / 12 / 12
  species android
  icons [Ent-E]
  nemesis_icons yellow_right
  property [FC]
  traits male, Soong_type
  special download "Fractal Encryption Code"
}

card "Deanna Troi" version "First Contact" personnel {
  Federation
  OFFICER, Diplomacy, Empathy, Navigation
  8 / 7 / 4
  species Betazoid, human
  icons [Ent-E]
  property [FC]
  traits counselor, female
  not encoded "one sentence of its text cannot be read yet"
}

card "Dr. Royse" personnel universal {
  Federation
  SCIENCE, Archaeology
  6 / 8 / 5
  species Bolian
  icons [Stf]
  property [FC]
  traits male
  mentions "Vash"
}

card "Geordi La Forge" version "First Contact" personnel {
  Federation
  ENGINEER, ENGINEER, Computer Skill, Physics, Leadership
  7 / 8 / 6
  species human
  icons [Ent-E]
  property [FC]
  traits male
  mentions "Zefram Cochrane"
  special download "Ocular Implants"
}

card "Hawk" personnel {
  Federation
  OFFICER, Navigation x2
  7 / 6 / 7
  species human
  icons [Stf]
  property [FC]
  traits male
  mentions "Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Inge Eiger" personnel universal {
  Federation
  ENGINEER, Geology
  8 / 4 / 5
  species human
  icons [Stf]
  property [FC]
  traits female
  mentions "Paul Porter"
}

card "Jean-Luc Picard" version "First Contact" personnel {
  Federation
  OFFICER, Leadership, Navigation, Diplomacy, Archaeology
  8 / 9 / 6
  species human
  icons [Ent-E]
  property [FC]
  traits captain, male
  commands "U.S.S. Enterprise-E"
  special download "Sense the Borg"
  special download "Make It So"
}

card "Joseph Travis" personnel universal {
  Federation
  SECURITY, Honor, Youth
  8 / 5 / 6
  species human
  icons [Stf]
  property [FC]
  traits male, support_personnel
}

card "Lightner" personnel {
  Federation
  SECURITY, Youth, Astrophysics
  6 / 7 / 6
  species human
  icons [Stf]
  property [FC]
  traits male
  special download "Starfleet Type III Phaser Rifle"
}

card "Lisa Azar" personnel {
  Federation
  OFFICER, Diplomacy, Greed
  4 / 8 / 5
  species human
  icons [Stf]
  property [FC]
  traits female, support_personnel
}

card "Obarakeh" personnel universal {
  Federation
  SECURITY, Music, Computer Skill
  6 / 6 / 4
  species human
  icons [Stf]
  property [FC]
  traits female, support_personnel
}

card "Paul Porter" personnel {
  Federation
  ENGINEER, Physics, Geology, Computer Skill
  7 / 6 / 6
  species human
  icons [Cmd]
  property [FC]
  traits male
  mentions "Geordi La Forge", "Inge Eiger"
  special download any "PADD"
}

card "Reginald Barclay" version "First Contact" personnel {
  Federation
  ENGINEER, Computer Skill
  7 / 8 / 5
  species human
  icons [Stf]
  property [FC]
  traits male
  special download "Plexing"
  not encoded "one sentence of its text cannot be read yet"
}

card "Richard Wilkins" personnel universal {
  Federation
  SCIENCE, Stellar Cartography
  7 / 7 / 5
  species human
  icons [Stf]
  property [FC]
  traits male
}

card "Thomas McClure" personnel {
  Federation
  SECURITY, Leadership, Exobiology
  6 / 7 / 8
  species human
  icons [Cmd]
  property [FC]
  traits male, support_personnel
}

card "William T. Riker" version "First Contact" personnel {
  Federation
  OFFICER, Leadership x2, Diplomacy, Honor, Music
  8 / 8 / 7
  species human
  icons [Ent-E]
  property [FC]
  traits male
  special download "Anti-Matter Spread"
}

card "Worf" version "First Contact" personnel {
  Federation
  OFFICER, Honor x2, Leadership, Navigation
  8 / 7 / 10
  species klingon_species
  icons [Cmd]
  property [FC]
  traits male
  commands "U.S.S. Defiant"
  special download "Assimilate This!"
}

card "Beverly Crusher" version "First Contact" personnel {
  Federation
  MEDICAL, Biology, Exobiology, MEDICAL
  8 / 8 / 4
  species human
  icons [Ent-E]
  property [FC]
  traits female
  not encoded "its INTEGRITY is more or less by X"
  not encoded "its CUNNING is more or less by X"
  special download one "Medical Tricorder" or "E.M.H. Program"
}
