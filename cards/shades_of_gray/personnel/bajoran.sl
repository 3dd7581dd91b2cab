set shades_of_gray "Shades of Gray" released 2011

card "Brilgar" personnel universal {
  Bajoran
  SECURITY, Anthropology, Law
  6 / 6 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits bodyguard, Deep_Space_9_related, male, support_personnel
}
