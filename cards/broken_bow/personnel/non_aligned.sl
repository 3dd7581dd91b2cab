set broken_bow "Broken Bow" released 2017

card "Darrit" personnel universal {
  Non-Aligned
  MEDICAL, Anthropology, Exobiology, Honor, Youth
  5 / 6 / 5
  species Denobulan
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  mentions "Jeremy Lucas"
}

card "Shobbi-Har" personnel {
  Non-Aligned
  SECURITY, Leadership, Law, Treachery, Greed
  3 / 6 / 15
  species Orion
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male
  mentions "Jeffrey Pierce", "T'Pol"
  not encoded "one sentence of its text cannot be read yet"
}

card "Skalaar" personnel {
  Non-Aligned
  SECURITY, Navigation x2, ENGINEER, Physics, Acquisition
  7 / 7 / 6
  species Tellarite
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, Capturing_related, male
  mentions "Gaavrin", "Jonathan Archer"
  special download "Captured"
  special download "Escape Pod"
}

card "Trevix" personnel universal {
  Non-Aligned
  CIVILIAN, SCIENCE, Geology, Diplomacy, Biology
  5 / 6 / 4
  species Denobulan
  icons [22], [AU], [Stf]
  property [ENT]
  traits female
  mentions "Dr. Yolen"
}
