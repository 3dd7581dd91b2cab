set nemesis "Nemesis" released 2023

card "Battle Stations: All Hands" incident {
  property [Nem]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Battle Stations: Core Protection" incident {
  property [Nem]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Battle Stations: Sovereign Class" incident {
  property [FC]
  seeds on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Deliberately Discarded" incident {
  property [Nem]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Engage the Borg" incident {
  property [FC]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Formidable Warriors" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "In Darkness there is Strength" incident {
  property [Nem]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Make a Difference Again" incident {
  icons [WC]
  property [Gen]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "The New Reman Flagship" incident {
  property [Nem]
  seeds on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "The Reman Mines" incident {
  property [Nem]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Workhorses of the Fleet" incident {
  property [Gen]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
