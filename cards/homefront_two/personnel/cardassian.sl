set homefront_two "Homefront II" released 2011

card "Evek" version "Homefront II" personnel {
  Cardassian
  OFFICER, SECURITY, Diplomacy, Leadership
  6 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits captain, Capturing_related, gul, male
  commands "Vetar"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ocett" version "Homefront II" personnel {
  Cardassian
  OFFICER, SCIENCE, Archaeology, Exobiology, Navigation, Treachery
  4 / 7 / 6
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits female, gul, Enterprise_related
  commands "Bralek"
  mentions "Nu'Daq"
  special download "Dig"
}

card "Toran" version "Homefront II" personnel {
  Cardassian
  OFFICER, Treachery x2, Astrophysics, Diplomacy, Physics
  3 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits assassin, gul, male
  special download "Assassination Plot"
}
