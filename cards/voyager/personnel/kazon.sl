set voyager "Voyager" released 2001

card "Jabin" personnel {
  Kazon
  OFFICER, Leadership, Astrophysics, Geology, Treachery, Greed
  5 / 6 / 8
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits maje, male, Kazon-Ogla
}
