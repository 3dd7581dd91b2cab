set the_borg "The Borg" released 2001

card "Dilanum" personnel universal {
  Vidiian
  ENGINEER, SCIENCE, Stellar Cartography, Treachery
  3 / 7 / 5
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
}

card "Sinaren" personnel universal {
  Vidiian
  MEDICAL, Biology, Geology, Archaeology
  6 / 7 / 4
  species vidiian_species
  icons [DQ], [Stf]
  property [VOY]
  traits male
}
