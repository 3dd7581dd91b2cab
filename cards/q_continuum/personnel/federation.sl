set q_continuum "Q Continuum" released 1996

card "Keiko O'Brien" personnel {
  Federation
  SCIENCE, Exobiology, Biology
  7 / 7 / 3
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  mentions "Miles O'Brien", "Keiko Ishikawa", "Lt. Commander Data"
  lovers "Miles O'Brien"
  dots 1
  while some "Miles O'Brien" together_with this, this: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

scenario "Keiko O'Brien is at her best with her husband" under r24 cites r24 "12.11", "12.4" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given away team of one on "Botanical Research": "Keiko O'Brien"
  given away team of one on "Cloaked Mission": "Miles O'Brien"
  then CUNNING of "Keiko O'Brien" = 7
  given put "Miles O'Brien" into surface of "Botanical Research"
  then INTEGRITY of "Keiko O'Brien" = 9, CUNNING of "Keiko O'Brien" = 9, STRENGTH of "Keiko O'Brien" = 5
  given disable "Miles O'Brien"
  then CUNNING of "Keiko O'Brien" = 7
}

card "Gibson" personnel universal {
  Federation
  OFFICER, Navigation x2
  6 / 6 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
}

card "Katherine Pulaski" personnel {
  Federation
  MEDICAL, MEDICAL, SCIENCE
  7 / 7 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Lal" personnel {
  Federation
  CIVILIAN, Computer Skill, Youth
  8 / 8 / 10
  species android
  icons [Stf]
  property [TNG]
  traits female, Soong_type
  mentions "Lt. Commander Data"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mirasta Yale" personnel {
  Federation
  SCIENCE, Physics, Astrophysics
  7 / 5 / 3
  points 5
  species Malcorian
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  mentions "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mordock" personnel {
  Federation
  SCIENCE, Computer Skill, Physics
  7 / 7 / 4
  species Benzite
  icons [Stf]
  property [TNG]
  traits male
  mentions "Mendon", "Wesley Crusher"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Mr. Homn" personnel {
  Federation
  CIVILIAN
  9 / 3 / 9
  species humanoid
  property [TNG]
  traits male
  mentions "Lwaxana Troi"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rager" personnel {
  Federation
  OFFICER, Navigation, Stellar Cartography, Youth
  7 / 6 / 6
  species human
  icons [Stf]
  property [TNG]
  traits female, Enterprise_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Robin Lefler" personnel {
  Federation
  ENGINEER, Youth, Transporter Skill
  6 / 7 / 4
  species human
  icons [Stf]
  property [TNG]
  traits female
  mentions "Wesley Crusher"
  lovers "Wesley Crusher"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sakkath" personnel {
  Federation
  VIP, Mindmeld, Diplomacy, Youth
  8 / 8 / 7
  species vulcan_species
  icons [Stf]
  property [TNG]
  traits male
  mentions "Sarek"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sonya Gomez" personnel {
  Federation
  ENGINEER, Physics, Youth
  7 / 6 / 3
  species human
  icons [Stf]
  property [TNG]
  traits female
  mentions "Captain Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "T'Shanik" personnel {
  Federation
  SCIENCE, Mindmeld, Computer Skill, Youth
  7 / 7 / 5
  species vulcan_species
  icons [Stf]
  property [TNG]
  traits female
  mentions "Mordock", "Oliana Mirren", "Wesley Crusher"
}

card "Juliana Tainer" personnel {
  Federation
  SCIENCE, Geology, Computer Skill, Cybernetics, Music
  6 / 7 / 4
  species android
  icons [Stf]
  property [TNG]
  traits female, Soong_type
  mentions "Data", "Dr. Soong", "Dr. Juliana O'Donnell Soong Tainer"
  not encoded "its CUNNING is more or less by X"
  not encoded "its STRENGTH is more or less by X"
  not encoded "one sentence of its text cannot be read yet"
}
