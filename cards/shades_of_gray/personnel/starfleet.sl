set shades_of_gray "Shades of Gray" released 2011

card "Phlox" version "Shades of Gray" personnel {
  Starfleet, Klingon
  MEDICAL, Exobiology, MEDICAL, SCIENCE, Honor, Biology
  8 / 8 / 6
  species Denobulan
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
}
