set the_skys_the_limit "The Sky's the Limit" released 2013

card "Goran" personnel universal {
  Cardassian
  MEDICAL, Transporter Skill, Anthropology, Obsidian Order
  6 / 7 / 7
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits male
  special download "Cardassian Disruptor"
}

card "Nador" personnel {
  Cardassian
  OFFICER, Treachery, Stellar Cartography, Law, Leadership, Anthropology
  4 / 7 / 7
  species cardassian_species
  icons [AU], [Cmd]
  property [TNG]
  traits gul, male, Enterprise_related
  commands "Rokassa"
}
