set voyager "Voyager" released 2001

card "Blue Alert" incident {
  property [VOY]
  traits captains_order
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Caretaker's Array" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Containment Field" incident {
  icons [Ref]
  property [VOY]
  seeds or plays on table
  not_duplicatable
  not encoded "4 sentences of its text cannot be read yet"
}

card "Delta Quadrant Spatial Scission" incident {
  property [VOY]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Handshake" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Home Away From Home" incident {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Kazon Collective" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Vidiian Sodality" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Vidiian Boarding Claw" incident {
  property [VOY]
  not encoded "5 sentences of its text cannot be read yet"
}

card "War Council" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
