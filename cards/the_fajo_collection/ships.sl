set the_fajo_collection "The Fajo Collection" released 1997

card "I.K.S. Chang" ship {
  Klingon
  10 / 9 / 9
  ship_class "Voodieh"
  commanders "Governor Worf"
  staffing [AU] x2, [Cmd], [Stf]
  systems Cloaking Device, Holodeck, Tractor Beam
  icons [AU]
  nemesis_icons lilac_left
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Pasteur" ship {
  Federation
  13 / 6 / 7
  ship_class "Olympic"
  commanders "Beverly Picard"
  staffing [AU], [Cmd], [Stf]
  icons [AU]
  nemesis_icons lilac_right
  property [TNG]
  traits future_related
  not encoded "one sentence of its text cannot be read yet"
}
