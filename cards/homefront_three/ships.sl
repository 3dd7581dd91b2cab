set homefront_three "Homefront III" released 2012

card "Bralek" ship {
  Cardassian
  8 / 7 / 7
  ship_class "Galor"
  commanders "Ocett"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [TNG]
  traits warship
  special download one [TNG] [Car] personnel
}

card "Trolarak" ship {
  Romulan
  8 / 8 / 8
  ship_class "D'deridex"
  commanders "Galathon"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Holodeck, Tractor Beam
  property [TNG]
}
