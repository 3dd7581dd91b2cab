set holodeck_adventures "Holodeck Adventures" released 2001

card "Dar" personnel universal {
  Dominion, Hirogen
  SECURITY, Biology, Stellar Cartography
  5 / 7 / 9
  icons [DQ], [Holo], [Stf]
  property [VOY]
  traits male, support_personnel
}

card "Wodek'idan" personnel universal {
  Dominion, Hirogen
  OFFICER, Physics, Exobiology
  6 / 8 / 9
  icons [Cmd], [DQ], [Holo]
  property [VOY]
  traits male, support_personnel
  mentions "Iden"
}
