set metamorphosis "Metamorphosis" released 2018

card "Thorel" personnel universal {
  Cardassian
  SCIENCE, Archaeology, Geology
  7 / 6 / 6
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
}
