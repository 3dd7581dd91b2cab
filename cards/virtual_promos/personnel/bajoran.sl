set virtual_promos "Virtual Promos" released 2011

card "Solbor" personnel {
  Bajoran
  CIVILIAN, Anthropology, Honor, Exobiology
  7 / 6 / 3
  species bajoran_species
  property [DS9]
  traits male, prylar
  mentions "Kai Winn"
  not encoded "one sentence of its text cannot be read yet"
}
