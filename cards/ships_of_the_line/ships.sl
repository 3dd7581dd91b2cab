set ships_of_the_line "Ships of the Line" released 2023

card "Assembly Transport" ship {
  Bajoran
  5 / 4 / 4
  ship_class "Bestri"
  staffing [Stf]
  systems Tractor Beam
  property [DS9]
  traits transport
  not encoded "one sentence of its text cannot be read yet"
}

card "Klingon Transport" ship universal {
  Klingon
  6 / 5 / 3
  ship_class "Toron Class Shuttlecraft"
  commanders "Koral"
  traits shuttlecraft, transport
  not encoded "one sentence of its text cannot be read yet"
}

card "Pequod" ship {
  Hirogen
  8 / 8 / 8
  ship_class "Light Cruiser"
  commanders "Takirac"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Soterus" version "Ships of the Line" ship {
  Romulan
  9 / 10 / 9
  ship_class "Norexan"
  commanders "Suran"
  staffing [Cmd] x2, [Stf]
  systems Cloaking Device, Tractor Beam
  property [Nem]
  not encoded "one sentence of its text cannot be read yet"
}

card "Type-2 Galor" ship universal {
  Cardassian
  8 / 6 / 7
  ship_class "Galor"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [TNG]
  traits Capturing_related
  while some personnel captive_of you, this: WEAPONS +3
}

card "U.S.S. Ambassador" ship universal {
  Federation
  7 / 7 / 8
  ship_class "Ambassador"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
}

card "U.S.S. Defiant" version "Ships of the Line" ship {
  Dominion
  8 / 10 / 9
  ship_class "Defiant"
  commanders "Kudak'Etan"
  staffing [Cmd] x2
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
  origins Federation
}

card "U.S.S. Sovereign" version "Ships of the Line" ship universal {
  Federation
  9 / 8 / 9
  ship_class "Sovereign"
  staffing [Cmd] x2, [Stf]
  systems Holodeck, Tractor Beam
  property [Nem]
  traits prototype
  while some [Ent-E] personnel aboard this, this: RANGE +1, WEAPONS +1, SHIELDS +1
}
