set dogs_of_war "Dogs of War" released 2021

card "General Lar" personnel universal {
  Romulan
  OFFICER, Diplomacy, Honor, Archaeology
  7 / 7 / 5
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits female, general
  mentions "Velal"
  not encoded "one sentence of its text cannot be read yet"
}
