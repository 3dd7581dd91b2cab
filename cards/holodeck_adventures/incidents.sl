set holodeck_adventures "Holodeck Adventures" released 2001

card "Clone Machine" incident {
  property [TNG]
  seeds or plays on mission where place_name of it = "Mariposa" or place_name of it = "Boreth"
  seeds or plays on [Dom] facility
  not encoded "an Infirmary; copies of your unique personnel report here; a Vorta who died comes back"
}

card "Children of Light" incident {
  property [VOY]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Cybernetics Expertise" incident {
  property [VOY]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Holoprogram: 221B Baker Street" incident {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Holoprogram: Deadwood" incident {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Holoprogram: Fortress of Doom" incident {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Holoprogram: Noah's Mountain Retreat" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Holoprogram: The Office of Dixon Hill" incident {
  property [TNG]
  not encoded "5 sentences of its text cannot be read yet"
}

card "In the Zone" incident {
  icons [Ref]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Jem'Hadar Shrouding" incident {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Tongo" incident {
  property [DS9]
  plays on table
  not encoded "11 sentences of its text cannot be read yet"
}

card "White Deprivation" incident {
  icons [Ref]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
