set the_neutral_zone "The Neutral Zone" released 2020

card "Shah'Razad" personnel universal {
  Dominion
  ENGINEER, SCIENCE, Navigation
  7 / 7 / 8
  species Jem'Hadar
  icons [AU], [GQ], [KW], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "Borath"
}
