set live_long_and_prosper "Live Long and Prosper" released 2017

card "Menos" personnel {
  Non-Aligned, Vulcan
  ENGINEER, Smuggling, Exobiology, Treachery
  4 / 7 / 7
  species vulcan_species
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  not encoded "2 sentences of its text cannot be read yet"
}
