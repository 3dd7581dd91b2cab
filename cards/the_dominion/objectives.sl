set the_dominion "The Dominion" released 1999

card "Engage Cloak" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "cloaked or phased ships move here, and come back where they were"
}

card "Establish Dominion Foothold" objective {
  points 10
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Install Autonomic Systems Parasite" objective {
  property [DS9]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "Issue Secret Orders" objective {
  icons [HA]
  property [DS9]
  traits Infiltration_related
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Operate Wormhole Relays" objective {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Post Garrison" objective {
  property [DS9]
  plays on mission
  not encoded "2 sentences of its text cannot be read yet"
}

card "Subjugate Planet" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
