set shades_of_gray "Shades of Gray" released 2011

card "Son'a Observatory" station {
  Non-Aligned
  20
  property [Ins]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Starbase One" outpost {
  Starfleet
  28
  icons [22], [AU]
  property [CCG]
  special download one [SF] card
  not encoded "one sentence of its text cannot be read yet"
}
