set virtual_promos "Virtual Promos" released 2011

card "Rusot" version "Things Past" personnel {
  Cardassian
  OFFICER, Biology, Geology, Treachery
  4 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits cardassian_resistance, dissident, gul, male, Terok_Nor_related
  mentions "Damar"
  not encoded "one sentence of its text cannot be read yet"
}
