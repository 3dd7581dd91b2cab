set q_continuum "Q Continuum" released 1996

card "Aldebaran Serpent" event {
  icons [Q]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Amanda's Parents" event {
  icons [Q]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Door-Net" event {
  icons [Q]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Frigid" event {
  icons [Q]
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Into the Breach" event {
  icons [Q]
  property [TNG]
  not_duplicatable
  plays on table
  when played: nullify every "Warp Core Breach" in play, repair every damaged ship in play
  not encoded "stays until any Q-Flash, and goes on doing so until then"
}

ruling "Into the Breach" in cr98 cites cr98 "borgship-table" {
  plays on table
  when played: nullify every "Warp Core Breach" in play, repair every damaged ship in play where it is not Borg
}

card "Jealous Amanda" event {
  icons [Q]
  property [TNG]
  plays on table
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}

card "Military Privilege" event {
  icons [Q]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Penalty Box" event {
  icons [Q]
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Scottish Setter" event {
  icons [Q]
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Tijuana Crass" event {
  icons [Q]
  property [TNG]
  plays on table
  may not be nullified
  not encoded "one sentence of its text cannot be read yet"
}

card "Trust Me" event {
  icons [Q]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "You Will in Time" event {
  icons [Q]
  property [TNG]
  may not be nullified
  not encoded "3 sentences of its text cannot be read yet"
}
