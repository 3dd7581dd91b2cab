set premiere "Premiere" released 1994

card "Movar" personnel {
  Romulan
  OFFICER, Treachery, Anthropology
  5 / 7 / 7
  species romulan_species
  icons [Cmd]
  property [TNG]
  traits Duras_related, general, male, support_personnel
}
