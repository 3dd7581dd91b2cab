set life_from_lifelessness "Life From Lifelessness" released 2010

card "Renegade Borg Sphere" ship {
  Non-Aligned
  6 / 6 / 6
  ship_class "Borg Sphere"
  commanders "General Korok"
  icons [DQ]
  property [VOY]
  staffing [Com]
  staffed instead with 1 [Nav] personnel OR 1 [Def] personnel
  report aboard this: [NA] Borg personnel
  while some [Bor] personnel or craft in opposing_force, this: WEAPONS +4, SHIELDS +4
  origins Borg
}

card "Sarajevo" ship {
  Starfleet
  5 / 4 / 4
  ship_class "Sarajevo"
  staffing [Stf]
  icons [22], [AU]
  property [ENT]
  traits transport
  special download "Emory Erickson"
  not encoded "one sentence of its text cannot be read yet"
}

card "Vetar" ship {
  Cardassian
  8 / 8 / 8
  ship_class "Galor"
  commanders "Evek"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [VOY]
  traits warship
  special download one [Pursuit] card
  while some [Maq] personnel or craft in opposing_force, this: WEAPONS +2
}
