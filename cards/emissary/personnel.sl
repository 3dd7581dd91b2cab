set emissary "Emissary" released 2012

card "Jerax" personnel universal {
  Cardassian
  SECURITY, Biology, Geology
  4 / 6 / 9
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel
}
