set deep_space_nine "Deep Space Nine" released 1998

card "Vedek Winn" personnel {
  Bajoran
  VIP, Treachery, Leadership, Diplomacy
  3 / 8 / 2
  icons [Stf]
  property [DS9]
  species bajoran_species
  traits female, vedek
  dots 1
  mentions "Bareil"
  once every turn: you may stop one personnel present
}

scenario "Vedek Winn stops somebody in her own turn and in the other player's" under r24 cites r24 "12.2-every-turn",
  "gl-opponents-turn-actions" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vedek Winn"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two
  given draw deck of one: "Losta", "Davies"
  given draw deck of two: "Losta" of two, "Davies" of two
  given next_turn one
  given turn_of(one)
  when one uses "Vedek Winn" on "Kromm"
  then "Kromm" is stopped
  when one uses "Vedek Winn" on "Kurak"
  then refused
  given next_turn two
  given turn_of(two)
  when one uses "Vedek Winn" on "Kurak"
  then "Kurak" is stopped
}

card "Shakaar Edon" personnel {
  Bajoran
  CIVILIAN, SECURITY, Resistance x2, Leadership, Geology
  8 / 8 / 8
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, Shakaar_cell
  mentions "Kira Nerys"
  dots 1
  Bajoran personnel present except this: STRENGTH +2
}

scenario "Other Bajorans are stronger beside Shakaar, whosever they are, by affiliation or by birth" under r24
  cites r24 "gl affiliation and species", "12.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Shakaar Edon", "Vedek Winn", "Vekor"
  then STRENGTH of "Vedek Winn" = 4, STRENGTH of "Shakaar Edon" = 8, STRENGTH of "Vekor" = 6
}
