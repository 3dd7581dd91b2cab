set the_dominion "The Dominion" released 1999

card "Orta" personnel {
  Bajoran
  CIVILIAN, Resistance, Leadership, SCIENCE
  6 / 8 / 8
  species bajoran_species
  icons [Cmd]
  property [TNG]
  traits male
  dots 1
  opposing personnel present: STRENGTH -1
}

scenario "Whoever opposes Orta is weaker where he is" under r24 cites r24 "12.11", "12.4" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given away team of one on "Botanical Research": "Orta", "Hogue"
  given away team of two on "Botanical Research": "Kromm" of two
  given away team of two on "Cloaked Mission": "Kurak" of two
  then STRENGTH of "Kromm" = 7 because add -1 "Orta"
  then STRENGTH of "Hogue" = 6, STRENGTH of "Kurak" = 6
}
