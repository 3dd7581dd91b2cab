set voyager "Voyager" released 2001

card "Harry Kim" personnel {
  Federation
  OFFICER, Stellar Cartography, ENGINEER, Music, Youth
  7 / 7 / 6
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
  dots 1
  may volunteer for random selections
}

scenario "Harry Kim's music pleases the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Harry Kim"
  given seeds of two under "Avert Solar Implosion": "Wind Dancer"
  when one attempts "Avert Solar Implosion"
  then "Wind Dancer" in out_of_play of two, "Harry Kim" has OFFICER, "Harry Kim" has Stellar Cartography, "Harry Kim" has ENGINEER
}

scenario "Harry Kim steps forward for Triage" under r24 cites r24 "12.1" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Harry Kim", "Barron", "Lopez"
  given seeds of two under "Avert Solar Implosion": "Triage"
  when one attempts "Avert Solar Implosion"
  one declines
  one chooses "Harry Kim"
  then "Harry Kim" is killed, "Lopez" is not killed
}

card "Tuvok" personnel {
  Federation
  OFFICER, SECURITY, Leadership, Computer Skill, Mindmeld, Biology, Music, Law
  8 / 9 / 9
  species vulcan_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Janeway"
}

card "Ayala" personnel universal {
  Federation, Non-Aligned
  SECURITY, Astrophysics
  7 / 7 / 7
  species human
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits male
}

card "B'Elanna Torres" personnel {
  Federation, Non-Aligned
  ENGINEER, ENGINEER, Computer Skill x2, Astrophysics, Cybernetics, Transporter Skill
  7 / 8 / 8
  species klingon_species, human
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits female
  mentions "Tom Paris"
  lovers "Tom Paris"
}

card "Cavit" personnel universal {
  Federation
  OFFICER, Leadership, Anthropology, Transporter Skill
  6 / 6 / 7
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits male
}

card "Chakotay" personnel {
  Federation, Non-Aligned
  OFFICER, Leadership, Navigation, Diplomacy, Anthropology x2, Archaeology, Honor
  8 / 8 / 8
  species human
  icons [Cmd], [DQ], [Maq]
  property [VOY]
  traits male
}

card "Chell" personnel {
  Federation, Non-Aligned
  ENGINEER, Computer Skill, Anthropology, Biology, Navigation
  6 / 5 / 5
  species Bolian
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits male
}

card "Dr. Fitzgerald" personnel universal {
  Federation
  MEDICAL, Exobiology
  6 / 7 / 5
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "Tom Paris"
}

card "Joseph Carey" personnel universal {
  Federation
  ENGINEER, Physics
  6 / 7 / 6
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
}

card "Kathryn Janeway" personnel {
  Federation
  OFFICER, SCIENCE, Diplomacy, Leadership, Computer Skill, Physics, Astrophysics
  7 / 8 / 6
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits female
  mentions "Amelia Earhart", "Leonardo da Vinci"
}

card "Lon Suder" personnel {
  Federation, Non-Aligned
  ENGINEER, Physics, Biology, Treachery, Honor
  6 / 8 / 7
  species Betazoid
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits male
  mentions "Darwin", "Tuvok"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mariah Henley" personnel universal {
  Federation, Non-Aligned
  OFFICER, Geology, Computer Skill
  5 / 7 / 5
  species human
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits female, support_personnel
}

card "Marla Gilmore" personnel {
  Federation, Non-Aligned
  ENGINEER, Physics, Computer Skill, Transporter Skill
  6 / 7 / 4
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits female, Equinox_related
}

card "Maxwell Burke" personnel {
  Federation, Non-Aligned
  OFFICER, SECURITY, Leadership, Treachery, Computer Skill x2
  3 / 8 / 7
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits male, Equinox_related
  mentions "B'Elanna Torres"
  lovers "B'Elanna Torres"
}

card "Mitchell" personnel {
  Federation
  SCIENCE, Computer Skill, Navigation, Astrophysics
  7 / 8 / 7
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "Captain Janeway"
}

card "Mortimer Harren" personnel {
  Federation
  ENGINEER, Astrophysics x2, Stellar Cartography
  6 / 9 / 6
  species human
  icons [DQ]
  property [VOY]
  traits male, support_personnel
  mentions "Mortimer"
}

card "Noah Lessing" personnel {
  Federation, Non-Aligned
  SCIENCE, Computer Skill, Geology, Biology
  6 / 7 / 7
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male, Equinox_related
  mentions "Kathryn Janeway", "Rudolph Ransom"
}

card "Rollins" personnel {
  Federation
  SECURITY, Leadership, Geology, Archaeology
  7 / 7 / 6
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Tuvok"
}

card "Rudolph Ransom" personnel {
  Federation, Non-Aligned
  OFFICER, Leadership, Exobiology, SCIENCE, Diplomacy, Transporter Skill, Treachery
  5 / 8 / 7
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits captain, male, Equinox_related
  commands "U.S.S. Equinox"
}

card "Samantha Wildman" personnel {
  Federation
  SCIENCE, Exobiology x2, Computer Skill, Anthropology
  7 / 7 / 4
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits female
  mentions "Greskrendtregk"
  special download "Naomi Wildman"
  special download one SCIENCE_related equipment
}

card "Stadi" personnel universal {
  Federation
  OFFICER, Empathy, Navigation, Honor
  7 / 7 / 5
  species Betazoid
  icons [DQ], [Stf]
  property [VOY]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}

card "The Doctor" personnel {
  Federation
  MEDICAL, Exobiology x2, Biology x2, MEDICAL, Music, Computer Skill
  7 / 8 / 5
  icons [DQ], [Holo]
  property [VOY]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Thompson" personnel universal {
  Federation, Non-Aligned
  SCIENCE, Archaeology, Treachery, Physics
  5 / 7 / 6
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male, Equinox_related
  mentions "Burke", "Ransom"
}

card "Tom Paris" personnel {
  Federation
  OFFICER, Navigation x3, ENGINEER, Astrophysics, Computer Skill, MEDICAL, Biology
  6 / 7 / 8
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits male
}

card "Vorik" personnel {
  Federation
  ENGINEER, Mindmeld, Physics, Geology, Anthropology
  7 / 8 / 8
  species vulcan_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "B'Elanna Torres", "Taurik"
}

card "William Telfer" personnel universal {
  Federation
  SCIENCE, Biology, Stellar Cartography
  7 / 6 / 6
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male, support_personnel
  mentions "Billy Telfer", "Tal Celes"
}
