set virtual_promos "Virtual Promos" released 2011

card "Dominion Battleship" version "Things Past" ship universal {
  Dominion
  9 / 10 / 10
  ship_class "Battleship"
  staffing [Cmd] x3, [Stf]
  systems Holodeck, Tractor Beam, Invasive Transporters
  icons [GQ]
  property [DS9]
  traits battleship
  not encoded "one sentence of its text cannot be read yet"
}
