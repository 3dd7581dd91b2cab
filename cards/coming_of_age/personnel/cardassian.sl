set coming_of_age "Coming of Age" released 2018

card "Tajor" personnel universal {
  Cardassian
  ENGINEER, Diplomacy, Archaeology
  6 / 7 / 6
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits glinn, male, support_personnel
  mentions "Corak", "Lemec"
}
