set live_long_and_prosper "Live Long and Prosper" released 2017

card "Ni'Var" ship {
  Vulcan
  7 / 7 / 7
  ship_class "Suurok"
  commanders "Sopek"
  staffing [Cmd], [Stf]
  icons [22], [AU]
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}

card "Sh'Raan" ship {
  Vulcan
  7 / 7 / 7
  ship_class "Suurok"
  staffing [Cmd], [Stf]
  icons [22], [AU]
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}

card "Ti'Mur" ship {
  Vulcan
  7 / 7 / 7
  ship_class "Suurok"
  staffing [Cmd], [Stf]
  icons [22], [AU]
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}

card "Vulcan Frigate" ship universal {
  Vulcan
  5 / 5 / 4
  ship_class "D'Vhal"
  icons [22], [AU]
  property [ENT]
  traits scout, shuttlecraft
}
