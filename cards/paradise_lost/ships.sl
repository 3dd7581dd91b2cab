set paradise_lost "Paradise Lost" released 2022

card "Chariot of \"God\"" ship {
  Non-Aligned
  6 / 6 / 7
  ship_class "Constitution"
  staffing [SKR]
  systems Tractor Beam
  icons [AU], [Films], [SKR]
  property [TFF]
  names "U.S.S. Enterprise-A"
  while whereabouts of this is Great Barrier, this: RANGE +4
  origins Federation
}

card "Merchantman" ship universal {
  Non-Aligned
  7 / 4 / 5
  ship_class "Freighter"
  staffing [Films]
  systems Tractor Beam
  icons [AU], [Films]
  property [TSfS]
  traits freighter, transport
}

card "Shuttle Galileo" ship {
  Federation, Non-Aligned
  4 / 2 / 2
  ship_class "Shuttlecraft"
  icons [AU], [Films], [SKR]
  property [TVH]
  traits shuttlecraft
  origins Federation
  not encoded "one sentence of its text cannot be read yet"
}
