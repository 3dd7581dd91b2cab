set holodeck_adventures "Holodeck Adventures" released 2001

card "Baxial" ship {
  Non-Aligned
  7 / 4 / 6
  ship_class "Talaxian Freighter"
  commanders "Neelix"
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  traits freighter
  not encoded "one sentence of its text cannot be read yet"
}

card "Cravic Warship" ship universal {
  Non-Aligned
  7 / 10 / 9
  ship_class "Warship"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  property [VOY]
  traits warship
  not encoded "one sentence of its text cannot be read yet"
}

card "Olarra" ship {
  Non-Aligned, Hirogen
  8 / 9 / 8
  ship_class "Light Cruiser"
  commanders "Iden"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  icons [DQ]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Pralor Warship" ship universal {
  Non-Aligned
  7 / 10 / 9
  ship_class "Warship"
  commanders "Pralor Unit 6263"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  property [VOY]
  traits warship
  not encoded "one sentence of its text cannot be read yet"
}

card "Trullux" ship {
  Ferengi
  8 / 6 / 8
  ship_class "D'Kora-Class Transport"
  commanders "Gegis"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [VOY]
  traits D_Kora_class, transport
}
