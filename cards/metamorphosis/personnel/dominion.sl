set metamorphosis "Metamorphosis" released 2018

card "Imat'Korex" personnel universal {
  Dominion
  SECURITY, Biology, Computer Skill
  7 / 5 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
  mentions "Founder Leader", "Odo"
}
