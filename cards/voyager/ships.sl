set voyager "Voyager" released 2001

card "Bothan Vessel" ship universal {
  Non-Aligned
  7 / 6 / 7
  ship_class "Unknown"
  staffing [Cmd]
  systems Cloaking Device, Tractor Beam
  icons [DQ]
  property [VOY]
}

card "Delta Flyer" ship {
  Federation
  8 / 7 / 7
  ship_class "Shuttlecraft"
  commanders "Tom Paris"
  icons [DQ]
  property [VOY]
  traits shuttlecraft
  special download "Evasive Maneuvers"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kazon Raider" ship universal {
  Kazon
  9 / 7 / 7
  ship_class "Raider"
  staffing [Stf]
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Kazon Shuttle" ship universal {
  Kazon
  6 / 3 / 5
  ship_class "Shuttlecraft/Boarding Pod"
  icons [DQ]
  property [VOY]
  traits boarding_pod, shuttlecraft
  special download "Boarding Party"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kazon Warship" ship universal {
  Kazon
  8 / 11 / 12
  ship_class "Predator"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  traits warship
  not encoded "one sentence of its text cannot be read yet"
}

card "Type 9 Shuttlecraft" ship universal {
  Federation
  6 / 5 / 5
  ship_class "Shuttlecraft"
  property [VOY]
  traits shuttlecraft
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Intrepid" ship universal {
  Federation
  8 / 7 / 8
  ship_class "Intrepid"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [VOY]
  traits prototype
}

card "U.S.S. Voyager" ship {
  Federation
  9 / 8 / 8
  ship_class "Intrepid"
  commanders "Kathryn Janeway"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  icons [DQ]
  property [VOY]
  traits Alpha_Quadrant_related
  special download "Bio-Neural Gel Pack"
  special download "Blue Alert"
}

card "Vidiian Cruiser" ship universal {
  Vidiian
  9 / 10 / 10
  ship_class "Cruiser"
  commanders "Drenol"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  special download "Vidiian Boarding Claw"
}

card "Vidiian Interceptor" ship universal {
  Vidiian
  8 / 8 / 9
  ship_class "Interceptor"
  commanders "Sulan"
  staffing [Stf] x2
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  traits interceptor
}

card "Vidiian Scout Vessel" ship universal {
  Vidiian
  8 / 7 / 7
  ship_class "Scout"
  commanders "Danara Pel", "Dereth"
  staffing [Stf]
  icons [DQ]
  property [VOY]
  traits scout
}

card "U.S.S. Equinox" ship {
  Federation, Non-Aligned
  7 / 6 / 7
  ship_class "Nova"
  staffing [Stf] x2
  systems Holodeck, Tractor Beam
  icons [DQ]
  property [VOY]
  traits Alpha_Quadrant_related
  origins Federation
  not encoded "its RANGE is more or less by X"
  not encoded "one sentence of its text cannot be read yet"
}
