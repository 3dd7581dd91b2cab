set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Jenok" personnel universal {
  Romulan
  SCIENCE, Geology, Exobiology, Youth
  6 / 8 / 5
  species romulan_species
  property [TNG]
  traits male
}

card "Kalenna" personnel {
  Romulan
  SECURITY, Anthropology, Biology, Honor
  7 / 7 / 6
  species romulan_species
  icons [Stf]
  property [DS9]
  traits female, Internment_Camp_371_related
  mentions "Elim Garak", "Julian Bashir", "Worf"
}

card "Keras" personnel {
  Romulan
  OFFICER, Leadership x2, Astrophysics, Geology, Honor
  8 / 9 / 8
  species romulan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  mentions "Kirk"
  special download "Engage Cloak"
  special download "Auto-Destruct Sequence"
}

card "The Centurion" personnel {
  Romulan
  SCIENCE, Exobiology, Stellar Cartography, Honor
  7 / 8 / 5
  species romulan_species
  icons [AU], [Cmd], [OS]
  property [TOS]
  traits male
  dots 1
  mentions "Keras"
  Romulan personnel here except this: INTEGRITY +1, CUNNING +1, STRENGTH +1
}

card "Velal" personnel {
  Romulan
  OFFICER, SECURITY, Transporter Skill, Archaeology
  7 / 8 / 7
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits general, male
  not encoded "one sentence of its text cannot be read yet"
}
