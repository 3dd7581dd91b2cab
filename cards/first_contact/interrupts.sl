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
  not encoded "one sentence of its text cannot be read yet"
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
