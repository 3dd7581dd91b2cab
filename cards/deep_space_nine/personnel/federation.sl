set deep_space_nine "Deep Space Nine" released 1998

card "Jadzia Dax" personnel {
  Federation
  SCIENCE, Archaeology, Astrophysics, Exobiology, Navigation x2, Anthropology
  7 / 9 / 7
  species Trill
  icons [Cmd]
  property [DS9]
  traits female, with_symbiont
  mentions "Worf"
}
