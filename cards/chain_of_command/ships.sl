set chain_of_command "Chain of Command" released 2013

card "U.S.S. Enterprise" version "Chain of Command" ship {
  Federation
  8 / 7 / 9
  ship_class "Galaxy"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  special download "Wall of Ships"
  property [TNG]
}
