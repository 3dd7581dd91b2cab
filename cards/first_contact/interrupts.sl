set first_contact "First Contact" released 1997

card "A Change of Plans" interrupt {
  icons [BO]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Adapt: Modulate Shields" interrupt {
  icons [BO]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Adapt: Negate Obstruction" interrupt {
  icons [BO]
  property [FC]
  plays to nullify one dilemma in faced where it known_to_the_scouts_of you and it is not Q_related
}

scenario "What Borg have met before they get past by adapting, when it is turned up and not later" under cr98, r24
  cites cr98 "adapt-negate-timing" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given seeds of two under "Salvage Borg Ship": "Alien Labyrinth"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given hand of one: "Adapt: Negate Obstruction"
  given turn of one
  when one plays "Adapt: Negate Obstruction"
  then refused
  when one scouts the surface of "Salvage Borg Ship"
  then "Five of Eleven" is stopped, "Alien Labyrinth" in seeds of "Salvage Borg Ship"
  given announce turn_ends(one)
  given announce turn_begins(one)
  when one scouts the surface of "Salvage Borg Ship"
  when one responds with "Adapt: Negate Obstruction"
  then "Alien Labyrinth" is nullified, "Five of Eleven" is not stopped
}

card "Alas, Poor Queen" interrupt {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Android Headlock" interrupt {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Assimilate This!" interrupt {
  points -10
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Assimilation Tubules" interrupt {
  icons [BO]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Awaken" interrupt {
  icons [BO]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Kiss" interrupt {
  icons [BO]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Neuroprocessor" interrupt {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Deactivation" interrupt {
  property [FC]
  traits captains_order
  not encoded "one sentence of its text cannot be read yet"
}

card "Fractal Encryption Code" interrupt {
  property [FC]
  not encoded "3 sentences of its text cannot be read yet"
}

card "He Will Make an Excellent Drone" interrupt {
  icons [BO]
  property [FC]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "I'm a Doctor, Not a Doorstop" interrupt {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Mercy Kill" interrupt {
  property [FC]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Remodulation" interrupt {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Scorched Hand" interrupt {
  icons [Ref]
  property [FC]
  immune to "Amanda Rogers"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sense the Borg" interrupt {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Shipwreck" interrupt {
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Temporal Wake" interrupt {
  icons [Pursuit]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Three-Dimensional Thinking" interrupt {
  icons [BO]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Weak Spot" interrupt {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}
