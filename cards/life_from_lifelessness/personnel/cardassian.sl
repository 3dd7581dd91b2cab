set life_from_lifelessness "Life From Lifelessness" released 2010

card "Agent Garak" personnel {
  Cardassian, Federation
  CIVILIAN, SECURITY, Treachery, Anthropology, Computer Skill x2
  5 / 9 / 7
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male
  names "Elim Garak"
  not encoded "one sentence of its text cannot be read yet"
}

card "Emok" personnel universal {
  Cardassian
  MEDICAL, Exobiology, Obsidian Order
  5 / 6 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel
}
