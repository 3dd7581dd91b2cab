set the_borg "The Borg" released 2001

card "Assimilate Species" objective {
  icons [BO], [HA]
  property [VOY]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Harness Particle 010" objective {
  points 30
  icons [BO], [HA]
  property [VOY]
  plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Omega Directive" objective {
  points 10
  icons [HA]
  property [VOY]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Reassimilate Lost Drone" objective {
  icons [BO], [HA]
  property [VOY]
  seeds or plays on table
  not encoded "5 sentences of its text cannot be read yet"
}
