set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Amet'alox" personnel universal {
  Dominion
  SECURITY, Transporter Skill, Stellar Cartography
  7 / 7 / 9
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
}

card "Lam" personnel universal {
  Dominion
  SECURITY, Anthropology, Computer Skill
  5 / 7 / 9
  species Breen
  icons [Stf]
  property [DS9]
  traits bodyguard, male, support_personnel
}

card "Thot Gor" personnel {
  Dominion
  OFFICER, Leadership x2, MEDICAL
  5 / 7 / 11
  species Breen
  icons [Cmd]
  property [DS9]
  traits general, male, thot
  mentions "Damar", "Weyoun"
  not encoded "one sentence of its text cannot be read yet"
}

card "Thot Pran" personnel {
  Dominion
  OFFICER, Archaeology, Exobiology, Transporter Skill
  4 / 8 / 10
  species Breen
  icons [Cmd]
  property [DS9]
  traits general, male, thot
  mentions "Thot Gor"
}

card "Varat'idan" personnel universal {
  Dominion
  SECURITY, Astrophysics, Geology
  6 / 8 / 8
  species Jem'Hadar
  icons [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
}
