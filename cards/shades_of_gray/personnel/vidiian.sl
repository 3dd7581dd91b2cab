set shades_of_gray "Shades of Gray" released 2011

card "Morulla" personnel {
  Vidiian
  SECURITY, Smuggling, Computer Skill
  5 / 7 / 6
  species vidiian_species
  icons [DQ]
  property [VOY]
  traits chairman, male
  special download "Jaglom Shrek - Information Broker"
}
