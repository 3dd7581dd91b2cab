set homefront_two "Homefront II" released 2011

card "Ranjen Koral" personnel {
  Bajoran
  SCIENCE, Anthropology, Archaeology x2, Computer Skill
  6 / 6 / 4
  species bajoran_species
  property [DS9]
  traits male, minister, prylar
  special download "Dig"
}

card "Winn Adami" personnel {
  Bajoran
  VIP, Diplomacy, Leadership, Law, Treachery
  3 / 8 / 2
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits female, kai, vedek
  names "Vedek Winn"
  special download "Diplomatic Contact"
}
