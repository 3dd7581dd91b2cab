set holodeck_adventures "Holodeck Adventures" released 2001

card "Garren" personnel universal {
  Romulan, Hirogen
  SCIENCE, Geology, Navigation
  5 / 7 / 6
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits male, support_personnel
}

card "Praetor Neral" personnel {
  Romulan
  VIP, Leadership x2, Treachery, Diplomacy, Biology
  3 / 8 / 7
  species romulan_species
  icons [Cmd]
  property [DS9]
  traits male, praetor, president
  names "Neral"
  not encoded "one sentence of its text cannot be read yet"
}
