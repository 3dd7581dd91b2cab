set the_borg "The Borg" released 2001

card "Alas, Poor Drone" event {
  icons [BO]
  property [VOY]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Cranial Transceiver Implant" event {
  icons [BO]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Meditation" event {
  property [VOY]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Omega Particle" event {
  countdown 3
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Quantum Slipstream Drive" event {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}
