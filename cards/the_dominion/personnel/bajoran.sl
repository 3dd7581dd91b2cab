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

card "General Hazar" personnel universal {
  Bajoran
  OFFICER, Leadership, Astrophysics
  5 / 8 / 7
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits general, male
  not encoded "one sentence of its text cannot be read yet"
}

card "Kai Winn" personnel {
  Bajoran
  VIP, Leadership x2, Diplomacy, Treachery
  4 / 8 / 2
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits female, kai, vedek
  dots 1
  names "Vedek Winn"
  mentions "Bareil Antos", "Benjamin Sisko"
  while some "The Emissary" in play, this: gains Honor
  special download one Bajoran_treaty card
}

card "Keeve Falor" personnel universal {
  Bajoran
  VIP, Leadership, Biology, Honor
  7 / 7 / 5
  species bajoran_species
  icons [Stf]
  property [TNG]
  traits male
  dots 1
  mentions "Jean-Luc Picard", "Orta"
  your [Baj] CIVILIAN personnel present: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

card "Zayra" personnel {
  Bajoran
  CIVILIAN, Treachery, Archaeology, Transporter Skill
  3 / 8 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Odo"
  not encoded "one sentence of its text cannot be read yet"
}
