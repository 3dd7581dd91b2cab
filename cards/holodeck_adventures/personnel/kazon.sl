set holodeck_adventures "Holodeck Adventures" released 2001

card "Rulat" personnel {
  Kazon
  SECURITY, Navigation, Computer Skill, Geology
  7 / 6 / 7
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits bodyguard, Kazon-Nistrim, male
  mentions "Seska"
  not encoded "one sentence of its text cannot be read yet"
}
