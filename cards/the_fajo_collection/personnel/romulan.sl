set the_fajo_collection "The Fajo Collection" released 1997

card "Sisters of Duras" dual_personnel {
  Romulan, Klingon
  VIP, Treachery, Leadership, Geology, Greed
  VIP, Treachery, Physics, Youth, Greed
  2 / 8 / 8
  2 / 8 / 7
  persons "Lursa", "B'Etor"
  species klingon_species
  icons [Stf]
  second_icons [Stf]
  property [TNG]
  traits Duras_related, female
  names "Lursa", "B'Etor"
  not encoded "where several are chosen it is one personnel"
}
