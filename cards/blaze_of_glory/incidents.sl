set blaze_of_glory "Blaze of Glory" released 1999

card "Access Denied" incident {
  icons [HA], [Ref]
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Blood Oath" incident {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Captured" incident {
  icons [HA]
  property [TNG]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Intruder Alert!" incident {
  icons [HA], [Ref]
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Long Live the Queen" incident {
  icons [HA]
  property [FC]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Prisoner Exchange" incident {
  icons [HA]
  property [DS9]
  traits Capturing_related
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Scanner Interference" incident {
  icons [HA], [Ref]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Sniper" incident {
  icons [HA]
  property [DS9]
  seeds or plays on table
  cumulative
  not encoded "7 sentences of its text cannot be read yet"
}

card "Ultimatum" incident {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
