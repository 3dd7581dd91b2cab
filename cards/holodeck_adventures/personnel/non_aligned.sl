set holodeck_adventures "Holodeck Adventures" released 2001

card "Anastasia Komananov" personnel {
  Non-Aligned
  OFFICER, Honor, Diplomacy
  7 / 7 / 5
  icons [Holo]
  property [DS9]
  traits Dr_Noah_related, female, SA_Julian_Bashir_related
  names "Kira Nerys"
  mentions "Secret Agent Julian Bashir", "Dr. Noah"
  lovers "Secret Agent Julian Bashir"
  special download "Smoke Bomb"
  not encoded "one sentence of its text cannot be read yet"
}

card "Arachnia" personnel {
  Non-Aligned
  VIP, Diplomacy, Treachery, Honor
  6 / 10 / 5
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits Chaotica_related, female, queen
  names "Kathryn Janeway"
  mentions "Chaotica"
  not encoded "one sentence of its text cannot be read yet"
}

card "Barash" personnel {
  Non-Aligned
  CIVILIAN, Youth
  6 / 7 / 4
  species humanoid
  property [TNG]
  traits male
  not encoded "2 sentences of its text cannot be read yet"
}

card "Buster Kincaid" personnel {
  Non-Aligned
  OFFICER, Navigation
  7 / 6 / 8
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
  names "Harry Kim"
  not encoded "one sentence of its text cannot be read yet"
}

card "Captain Proton" personnel {
  Non-Aligned
  OFFICER, Leadership, Navigation
  7 / 7 / 9
  species human
  icons [Cmd], [DQ]
  property [VOY]
  traits captain, male
  names "Tom Paris"
  special download "Buster Kincaid"
  not encoded "one sentence of its text cannot be read yet"
}

card "Carlos" personnel {
  Non-Aligned
  CIVILIAN, Computer Skill x2
  7 / 10 / 12
  species android
  property [TNG]
  traits male, Soong_type
  names "Data"
  not encoded "one sentence of its text cannot be read yet"
}

card "Chaotica" personnel {
  Non-Aligned
  VIP, Treachery x2, Leadership
  2 / 8 / 4
  icons [Cmd], [DQ], [Holo]
  property [VOY]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Cravic Unit 122" personnel universal {
  Non-Aligned
  OFFICER, Leadership, Computer Skill, Navigation
  5 / 7 / 10
  species android
  icons [Cmd], [DQ]
  nemesis_icons silver_left
  property [VOY]
  traits neuter
  commands "Cravic Warship"
}

card "Cyrus Redblock" personnel {
  Non-Aligned
  CIVILIAN, Leadership x2
  3 / 8 / 6
  icons [Holo]
  property [TNG]
  traits male
  mentions "Dixon Hill", "Jessica Bradley"
  not encoded "one sentence of its text cannot be read yet"
}

card "Deputy Rozhenko" personnel {
  Non-Aligned
  SECURITY, Youth, Law
  7 / 4 / 3
  species klingon_species, human
  property [TNG]
  traits male
  names "Alexander Rozhenko"
  mentions "Reginald Barclay"
  not encoded "one sentence of its text cannot be read yet"
}

card "Dixon Hill" personnel {
  Non-Aligned
  CIVILIAN
  8 / 8 / 6
  species human
  property [TNG]
  traits male
  names "Jean-Luc Picard"
  special download any "Business Card"
  not encoded "one sentence of its text cannot be read yet"
}

card "Dr. Noah" personnel {
  Non-Aligned
  CIVILIAN, Leadership, Treachery
  2 / 8 / 6
  icons [Holo]
  property [DS9]
  traits Capturing_related, male, SA_Julian_Bashir_related
  names "Benjamin Sisko"
  mentions "Secret Agent Julian Bashir"
  not encoded "one sentence of its text cannot be read yet"
}

card "Duchamps" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Treachery
  4 / 7 / 8
  icons [Holo]
  property [DS9]
  traits Dr_Noah_related, male, SA_Julian_Bashir_related
  names "Worf"
  mentions "Dr. Noah", "Secret Agent Julian Bashir"
  not encoded "one sentence of its text cannot be read yet"
}

card "Durango" personnel {
  Non-Aligned
  CIVILIAN, Empathy, Honor, SECURITY
  6 / 8 / 6
  species Betazoid, human
  property [TNG]
  traits female
  dots 1
  names "Deanna Troi"
  while some "Sheriff Worf" together_with this, this: STRENGTH +2
  "Sheriff Worf" together_with this: STRENGTH +2
}

card "Eli Hollander" personnel {
  Non-Aligned
  CIVILIAN, Treachery
  3 / 6 / 12
  icons [Holo]
  property [TNG]
  traits Capturing_related, male
  mentions "Data", "Frank"
  special download "Prisoner Exchange"
  not encoded "one sentence of its text cannot be read yet"
}

card "Felix Leech" personnel {
  Non-Aligned
  CIVILIAN
  3 / 6 / 5
  icons [Holo]
  property [TNG]
  traits male
  mentions "Cyrus Redblock", "Dixon Hill"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Frank Hollander" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Leadership, Treachery
  2 / 8 / 12
  icons [Holo]
  property [TNG]
  traits Capturing_related, male
  mentions "Alexander", "Data", "Eli"
  special download "Captured"
  not encoded "one sentence of its text cannot be read yet"
}

card "John Watson" personnel {
  Non-Aligned
  MEDICAL, ENGINEER, Physics
  8 / 8 / 6
  species human
  property [TNG]
  traits male, Sherlock_Holmes_related
  names "Geordi La Forge"
  mentions "Data", "Sherlock Holmes"
  not encoded "one sentence of its text cannot be read yet"
}

card "Leonardo da Vinci" personnel {
  Non-Aligned
  CIVILIAN, SCIENCE, Astrophysics, Biology, Geology, Physics
  8 / 9 / 4
  icons [DQ], [Holo]
  property [VOY]
  traits male
  special download "Mona Lisa"
}

card "Lily" personnel {
  Non-Aligned
  CIVILIAN, ENGINEER, Physics
  6 / 6 / 5
  species human
  icons [AU]
  property [FC]
  traits female
  names "Lily Sloane"
  mentions "Dixon Hill"
  not encoded "one sentence of its text cannot be read yet"
}

card "Lonzak" personnel {
  Non-Aligned
  SECURITY, Law
  3 / 6 / 7
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits bodyguard, Capturing_related, Chaotica_related, male
  mentions "Chaotica", "Constance Goodheart"
  not encoded "one sentence of its text cannot be read yet"
}

card "Madam Pulaski" personnel {
  Non-Aligned
  CIVILIAN, MEDICAL
  7 / 7 / 4
  species human
  property [TNG]
  traits female, Sherlock_Holmes_related
  names "Katherine Pulaski"
  mentions "Data", "Sherlock Holmes"
  not encoded "one sentence of its text cannot be read yet"
}

card "Minuet" personnel {
  Non-Aligned
  CIVILIAN
  5 / 8 / 4
  icons [Holo]
  property [TNG]
  traits female
  not encoded "2 sentences of its text cannot be read yet"
}

card "Mona Luvsitt" personnel {
  Non-Aligned
  CIVILIAN, SCIENCE, Biology, Physics, Navigation, Anthropology
  8 / 8 / 4
  icons [Holo], [Stf]
  property [DS9]
  traits female, SA_Julian_Bashir_related
}

card "Mr. Garak" personnel {
  Non-Aligned
  CIVILIAN, Treachery
  5 / 8 / 6
  species cardassian_species
  property [DS9]
  traits male, SA_Julian_Bashir_related
  names "Elim Garak"
  mentions "Secret Agent Julian Bashir"
  not encoded "one sentence of its text cannot be read yet"
}

card "Nicki the Nose" personnel {
  Non-Aligned
  CIVILIAN, Leadership, Treachery, Greed
  4 / 7 / 7
  icons [Holo]
  property [FC]
  traits arms_dealer, male
  mentions "Dixon Hill"
  special download "Tommygun"
}

card "Pralor Unit 3947" personnel {
  Non-Aligned
  ENGINEER, Computer Skill, Astrophysics, Geology, Navigation
  5 / 7 / 10
  species android
  icons [DQ], [Stf]
  nemesis_icons silver_right
  property [VOY]
  traits neuter
  mentions "B'Elanna Torres"
}

card "Pralor Unit 6263" personnel universal {
  Non-Aligned
  OFFICER, Leadership, Computer Skill, Navigation
  5 / 7 / 10
  species android
  icons [Cmd], [DQ]
  nemesis_icons silver_right
  property [VOY]
  traits neuter
}

card "Professor Honey Bare" personnel {
  Non-Aligned
  SCIENCE, Geology, Physics
  5 / 9 / 4
  icons [Holo]
  property [DS9]
  traits Capturing_related, Dr_Noah_related, female, professor, SA_Julian_Bashir_related
  names "Jadzia Dax"
  mentions "Secret Agent Julian Bashir", "Dr. Noah"
  lovers "Secret Agent Julian Bashir"
  special download "Rescue Captives"
  not encoded "one sentence of its text cannot be read yet"
}

card "Professor Moriarty" personnel {
  Non-Aligned
  CIVILIAN, SCIENCE, Leadership, Computer Skill, Treachery
  5 / 12 / 5
  icons [Holo]
  property [TNG]
  traits male, professor, Sherlock_Holmes_related
  mentions "Sherlock Holmes"
  not encoded "one sentence of its text cannot be read yet"
}

card "Regina Barthalomew" personnel {
  Non-Aligned
  VIP
  7 / 5 / 4
  icons [Holo]
  property [TNG]
  traits female, Sherlock_Holmes_related
  mentions "Professor Moriarty", "Sherlock Holmes"
  lovers "Professor Moriarty"
  not encoded "one sentence of its text cannot be read yet"
}

card "Secret Agent Julian Bashir" personnel {
  Non-Aligned
  OFFICER, Geology, MEDICAL, Biology
  7 / 9 / 7
  species human
  property [DS9]
  traits Capturing_related, male
  names "Julian Bashir"
  mentions "Bashir", "Felix"
  special download "'45 Dom Perignon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sheriff Worf" personnel {
  Non-Aligned
  SECURITY, Leadership, Computer Skill, Law
  8 / 7 / 10
  species klingon_species
  property [TNG]
  traits male
  names "Worf"
  mentions "Alexander"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sherlock Holmes" personnel {
  Non-Aligned
  CIVILIAN, Biology, Physics, Music, Computer Skill
  8 / 12 / 12
  species android
  property [TNG]
  traits male, Soong_type
  names "Data"
  not encoded "one sentence of its text cannot be read yet"
}
