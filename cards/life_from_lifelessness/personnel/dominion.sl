set life_from_lifelessness "Life From Lifelessness" released 2010

card "Tholun" personnel universal {
  Dominion
  MEDICAL, Archaeology, Computer Skill, Treachery, Law
  4 / 7 / 4
  species Vorta
  icons [Cmd], [GQ]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Weyoun"
}

card "Turan'Ekan" personnel universal {
  Dominion
  SECURITY, Geology, Navigation, Physics, Computer Skill
  6 / 5 / 8
  species Jem'Hadar
  icons [KW], [Stf]
  property [DS9]
  traits male
  mentions "Damar", "Mila", "Weyoun"
}
