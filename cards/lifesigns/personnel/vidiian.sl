set lifesigns "Lifesigns" released 2024

card "Bridon" personnel universal {
  Vidiian
  SECURITY, Transporter Skill, Diplomacy
  4 / 6 / 7
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male, support_personnel
  mentions "Maleth", "Chakotay", "Tuvok", "Harry Kim"
}

card "Chakotay" version "Lifesigns" personnel {
  Vidiian
  OFFICER, Anthropology x2, Archaeology, Honor, Law, Exobiology
  8 / 8 / 8
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
  mentions "B'Elanna Torres", "Tom Paris", "Peter Durst"
}

card "Daughter of Miral" personnel {
  Vidiian, Klingon
  VIP, Computer Skill, Honor, SECURITY
  8 / 5 / 8
  species klingon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Capturing_related, female
  names "B'Elanna Torres"
  mentions "Sulan"
  special download "Rescue Captives"
  not encoded "one sentence of its text cannot be read yet"
}

card "Lt. Torres" personnel {
  Vidiian, Federation
  ENGINEER, Computer Skill, Astrophysics, Transporter Skill, Cybernetics
  6 / 8 / 4
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits female
  names "B'Elanna Torres"
  mentions "Sulan"
  not encoded "one sentence of its text cannot be read yet"
}

card "Monala" personnel universal {
  Vidiian
  MEDICAL, Biology, Youth
  5 / 6 / 4
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits female, support_personnel
  mentions "Gar"
}

card "Saneel" personnel universal {
  Vidiian
  CIVILIAN, Honor, Smuggling, Computer Skill
  7 / 7 / 6
  species vidiian_species
  icons [DQ]
  property [VOY]
  traits male, thief
  mentions "Nadirum", "Samantha Wildman"
}
