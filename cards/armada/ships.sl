set armada "Armada" released 2000

card "U.S.S. Jupiter" ship {
  Federation
  9 / 8 / 8
  ship_class "Akira"
  commanders "Satelk"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [Armada]
  special download "Chain Reaction Pulsar"
}
