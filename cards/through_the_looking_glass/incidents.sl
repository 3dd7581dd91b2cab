set through_the_looking_glass "Through the Looking Glass" released 2016

card "Covert Agent" incident {
  icons [HA]
  property [VOY]
  traits Infiltration_related
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Full Complement of Shuttles" incident {
  property [VOY]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Getting to Know You" incident {
  property [DS9]
  traits Infiltration_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Greater Glory of Cardassia" incident {
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Protect the Timeline" incident {
  property [DS9]
  unique
  not encoded "4 sentences of its text cannot be read yet"
}

card "Station Briefing" incident {
  property [DS9]
  seeds or plays on "Commander's Office"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Supplant Opposite" incident {
  property [DS9]
  traits Infiltration_related
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Valuable Prisoner" incident {
  points 10
  icons [HA]
  property [DS9]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}
