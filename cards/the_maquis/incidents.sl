set the_maquis "The Maquis" released 2014

card "Bleed Resources" incident {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Defending Their Homes" incident {
  icons [WC]
  property [TNG]
  plays on table
  when played: you may download "They Call Themselves the Maquis"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Learning Curve" incident {
  property [VOY]
  plays on table
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "Not So Demilitarized" incident {
  icons [RC]
  property [DS9]
  plays on table
  when played: you may download "They Call Themselves the Maquis"
  not encoded "2 sentences of its text cannot be read yet"
}

card "They Call Themselves the Maquis" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Used to Being Outnumbered" incident {
  property [TNG]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "You Could Be Invaluable" incident {
  icons [HA]
  property [DS9]
  seeds or plays on table
  unique
  not encoded "3 sentences of its text cannot be read yet"
}
