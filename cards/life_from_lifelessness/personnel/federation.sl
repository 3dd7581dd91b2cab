set life_from_lifelessness "Life From Lifelessness" released 2010

card "Admiral Kirk" version "Life From Lifelessness" personnel {
  Federation
  OFFICER, Honor x2, Diplomacy, Leadership
  9 / 8 / 7
  species human
  icons [AU], [Cmd], [Films]
  nemesis_icons black_right
  property [TWOK]
  traits admiral, captain, male
  names "Captain Kirk"
  commands "Starship Enterprise"
  special download "Khan!"
  special download "The Genesis Effect"
}

card "Dexter Remmick" personnel {
  Federation
  SECURITY, OFFICER, Section 31
  6 / 7 / 7
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  special download "Inspection"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sergey and Helena" dual_personnel {
  Federation
  CIVILIAN, ENGINEER, Honor
  CIVILIAN, Exobiology
  6 / 4 / 4
  7 / 5 / 3
  persons "Sergey", "Helena"
  downloaders "Helena"
  species human
  property [TNG]
  traits female, male, support_personnel
  names "Sergey Rozhenko", "Helena Rozhenko"
  mentions "Sergey and Helena", "Alexander", "Nikolai", "Worf"
  not encoded "where several are chosen it is one personnel"
  special download "Nikolai Rozhenko"
}
