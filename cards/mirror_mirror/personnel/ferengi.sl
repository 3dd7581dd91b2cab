set mirror_mirror "Mirror, Mirror" released 2000

card "Mr. Nog" personnel {
  Ferengi
  CIVILIAN, ENGINEER, Greed, Physics, Treachery
  2 / 6 / 5
  species ferengi_species
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits bartender, Capturing_related, male
  opposite_of "Nog"
  dots 1
  mentions "The Intendant"
  special download "Bribery"
  when leaves_play of this: you may download "Mr. Brunt"
}
