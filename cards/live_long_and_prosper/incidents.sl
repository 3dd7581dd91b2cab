set live_long_and_prosper "Live Long and Prosper" released 2017

card "Cautionary Tale" incident {
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}

card "IDIC: Courage of the V'Shar" incident {
  property [ENT]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "IDIC: Power of the High Command" incident {
  property [ENT]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "IDIC: Wisdom of Surak" incident {
  property [ENT]
  plays on table
  once per game: you may download "Seek Hidden Reliquary"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Only Logical" incident {
  points -7
  property [TWOK]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Katra of Surak" incident {
  property [ENT]
  plays on your [Vul] personnel
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Secret of P'Jem" incident {
  property [ENT]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Thorough Debriefing" incident {
  icons [Sch]
  property [ENT]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "You're Not Ready" incident {
  icons [Sch]
  property [ENT]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
