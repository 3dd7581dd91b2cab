set nemesis "Nemesis" released 2023

card "Norexan" ship universal {
  Romulan
  9 / 9 / 9
  ship_class "Norexan"
  staffing [Cmd] x2, [Stf]
  systems Cloaking Device, Tractor Beam
  property [Nem]
  traits prototype
}

card "Scorpion One" ship {
  Romulan
  6 / 7 / 5
  ship_class "Scorpion"
  property [Nem]
  traits shuttlecraft
  staffed with 1 Reman personnel OR 1 android personnel
  special download "Engage Shuttle Operations"
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Farragut" ship {
  Federation
  8 / 7 / 7
  ship_class "Nebula"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [Gen]
  special download "Versatile Vessel"
}

card "Valdore" ship {
  Romulan
  9 / 9 / 10
  ship_class "Norexan"
  staffing [Cmd] x2, [Stf]
  systems Cloaking Device, Tractor Beam
  property [Nem]
  not encoded "one sentence of its text cannot be read yet"
}

card "Vulcan Lander" version "Nemesis" ship universal {
  Vulcan
  7 / 1 / 7
  ship_class "Survey Vessel"
  commanders "Solkar"
  staffing [Cmd], [Stf]
  icons [AU]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}
