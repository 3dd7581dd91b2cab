set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Rak'tazan" personnel universal {
  Dominion
  OFFICER, Stellar Cartography, Astrophysics
  5 / 6 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
}
