set warp_pack "Warp Pack" released 2017

card "Karyn Berlin" personnel universal {
  Non-Aligned
  SECURITY, Law, Diplomacy
  7 / 6 / 6
  species human
  icons [DQ]
  property [VOY]
  traits female, support_personnel
}
