set shades_of_gray "Shades of Gray" released 2011

card "Rielat" personnel {
  Kazon
  MEDICAL, Anthropology, Navigation, Acquisition, Music
  6 / 6 / 5
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Ogla, male
  mentions "Jabin"
  special download "Thermal Deflectors"
}
