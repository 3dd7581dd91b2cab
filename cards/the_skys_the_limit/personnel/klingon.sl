set the_skys_the_limit "The Sky's the Limit" released 2013

card "B'Etor" version "The Sky's the Limit" personnel {
  Klingon
  VIP, Treachery, Youth
  2 / 7 / 7
  species klingon_species
  icons [Cmd]
  property [Gen]
  traits Duras_related, female
  special download "Lursa"
  not encoded "one sentence of its text cannot be read yet"
}

card "Dokar" personnel universal {
  Klingon
  OFFICER, Biology, Treachery, Transporter Skill
  5 / 5 / 8
  species klingon_species
  icons [Stf]
  property [Gen]
  traits Duras_related, male
  mentions "Duras"
}

card "K'Vit" personnel {
  Klingon
  SECURITY, Navigation x2, Anthropology, Treachery
  3 / 7 / 9
  species klingon_species
  icons [Stf]
  property [Gen]
  traits Duras_related, male
  dots 1
  mentions "Sisters of Duras"
  while aboard "Cha'Joh", host: RANGE +2
}

card "Lursa" version "The Sky's the Limit" personnel {
  Klingon
  VIP, Treachery, Leadership
  2 / 8 / 7
  species klingon_species
  icons [Cmd]
  property [Gen]
  traits Duras_related, female
  dots 1
  mentions "B'Etor", "Duras", "Ja'rod"
  special download "B'Etor"
  Treachery Klingon personnel present: INTEGRITY +1, CUNNING +1, STRENGTH +1
}
