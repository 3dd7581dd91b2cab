set virtual_promos "Virtual Promos" released 2011

card "Jim Shimoda" personnel {
  Federation
  ENGINEER, Computer Skill x2, Astrophysics
  6 / 5 / 5
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Mr. and Mrs. Troi" dual_personnel {
  Federation
  OFFICER, Leadership x2, Honor, SECURITY
  OFFICER, Empathy, Diplomacy, Anthropology
  9 / 8 / 6
  8 / 8 / 4
  persons "Riker", "Troi"
  species human, Betazoid
  icons [Ent-E]
  second_icons [Ent-E]
  property [Nem]
  traits captain, female, male
  names "William T. Riker", "Deanna Troi"
  not encoded "where several are chosen it is one personnel"
}

card "O'Brien and Kira" dual_personnel {
  Federation, Bajoran
  ENGINEER, Transporter Skill x2
  SECURITY
  8 / 7 / 8
  7 / 7 / 8
  persons "O'Brien", "Kira"
  downloaders "O'Brien"
  species human, bajoran_species
  icons [Cmd]
  second_icons [Stf]
  property [DS9]
  traits female, male
  names "Miles O'Brien", "Kira Nerys"
  not encoded "where several are chosen it is one personnel"
  not encoded "2 sentences of its text cannot be read yet"
}
