set a_private_little_war "A Private Little War" released 2020

card "Class J Cargo Ship" ship universal {
  Non-Aligned
  6 / 4 / 4
  ship_class "Class J Cargo Ship"
  commanders "Harcourt Fenton Mudd"
  systems Tractor Beam
  icons [AU], [OS]
  property [TOS]
  traits transport
  staffing [OS]
  staffed instead with Smuggling
  special download one universal [NA] [OS] personnel
}

card "I.K.S. Molor" ship {
  Klingon
  6 / 6 / 5
  ship_class "D-7"
  commanders "Captain Khod"
  systems Tractor Beam
  icons [AU], [OS]
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}
