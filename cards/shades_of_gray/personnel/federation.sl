set shades_of_gray "Shades of Gray" released 2011

card "Aquiel Uhnari" personnel {
  Federation
  SCIENCE, Anthropology, Computer Skill, Exobiology, Youth
  6 / 6 / 4
  species Haliian
  icons [Stf]
  property [TNG]
  traits female
  mentions "Geordi La Forge", "Keith Rocha"
  lovers "Geordi La Forge"
  special download "Canar"
}

card "Mr. Tuvok" version "Shades of Gray" personnel {
  Federation
  SECURITY, Computer Skill, Mindmeld, Memory Omega
  7 / 8 / 8
  species vulcan_species
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits male
  opposite_of "Tuvok"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mrs. O'Brien" personnel {
  Federation
  CIVILIAN, Biology, Exobiology, Honor, SCIENCE
  7 / 7 / 3
  species human
  property [DS9]
  traits Deep_Space_9_related, female, teacher
  names "Keiko O'Brien"
  mentions "Miles O'Brien"
  lovers "Miles O'Brien"
  not encoded "one sentence of its text cannot be read yet"
}

card "Stephen Hawking" personnel universal {
  Federation
  SCIENCE, Physics, Astrophysics x2, Music
  8 / 11 / 1
  icons [Holo]
  property [TNG]
  traits male
}

card "Worf" version "Shades of Gray" personnel {
  Federation
  SECURITY, Honor x2, Leadership, Law, Anthropology, Diplomacy
  8 / 7 / 10
  species klingon_species
  icons [Ent-E]
  property [Nem]
  traits ambassador, male
}
