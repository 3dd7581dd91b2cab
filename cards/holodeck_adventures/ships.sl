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
  icons [DQ]
  nemesis_icons silver_left
  property [VOY]
  traits warship
  report aboard this: any "Cravic Unit" where it is your
}

scenario "Its crew of automatons reports aboard, wherever the warship is" under r24 cites r24 "6.3" {
  given mission of one: "Repair Mission"
  given ship of one at "Repair Mission": "Cravic Warship"
  given hand of one: "Cravic Unit 122", "Vekor"
  given turn of one
  when one reports "Vekor"
  then refused
  when one reports "Cravic Unit 122" to "Cravic Warship"
  then "Cravic Unit 122" in interior of "Cravic Warship"
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
  origins Hirogen
  not encoded "one sentence of its text cannot be read yet"
}

card "Pralor Warship" ship universal {
  Non-Aligned
  7 / 10 / 9
  ship_class "Warship"
  commanders "Pralor Unit 6263"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  icons [DQ]
  nemesis_icons silver_right
  property [VOY]
  traits warship
  report aboard this: any "Pralor Unit" where it is your
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
