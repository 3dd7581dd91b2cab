set deep_space_nine "Deep Space Nine" released 1998

card "Magnetic North" interrupt {
  property [DS9]
  plays on your ship where it is needs_no_staff and host of it is planet
  host cannot be attacked
  when host moves: discard this
  when host is berthed: discard this
}

scenario "Over a magnetic pole nobody attacks a small ship, until it moves" under r24 cites r24 "6.5.1", "7.4.1" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  given ship of one at "Acquire Surplus Ships": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Acquire Surplus Ships": "Runabout" of two
  given crew of two on "Runabout": "Lopez" of two
  given hand of two: "Magnetic North" of two
  given turn of one
  when two plays "Magnetic North" on "Runabout"
  then "Magnetic North" in attached of "Runabout"
  when one attacks "Runabout" with "I.K.S. Bortas"
  then refused
  given turn of two
  when two flies "Runabout" to "Seize Freighter"
  then "Magnetic North" in discard_pile of two
}

scenario "A ship that is attacked hides over the pole, and the battle does not take place" under r24 cites r24 "7.4.1", "7.10" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Acquire Surplus Ships": "Runabout" of two
  given crew of two on "Runabout": "Lopez" of two
  given hand of two: "Magnetic North" of two
  given turn of one
  when one attacks "Runabout" with "I.K.S. Bortas"
  when two plays "Magnetic North" on "Runabout"
  then "Runabout" is not damaged, "Runabout" in play, "Magnetic North" in attached of "Runabout"
}

scenario "A ship that docks is over the pole no more" under r24 cites r24 "7.1.4" {
  given mission of two: "Acquire Surplus Ships" of two
  given outpost of two at "Acquire Surplus Ships": "Federation Outpost" of two
  given ship of two at "Acquire Surplus Ships": "Runabout" of two
  given crew of two on "Runabout": "Lopez" of two
  given "Magnetic North" of two on "Runabout"
  given turn of two
  when two docks "Runabout" at "Federation Outpost"
  then "Magnetic North" in discard_pile of two
}

card "Activate Tractor Beam" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Baseball" interrupt {
  points 20
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Docking Procedures" interrupt {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Dropping In" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Extraordinary Methods" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Going to the Top" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Hidden Fighter" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Incoming Message - Bajoran" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Incoming Message - Cardassian" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Oof!" interrupt {
  icons [Ref]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Orb Experience" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Preparation" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Protouniverse" interrupt {
  countdown 3
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Reclamation" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Smoke Bomb" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Walls Have Ears" interrupt {
  points 5
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Time to Reconsider" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Unnatural Causes" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Wormhole Navigation Schematic" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}
