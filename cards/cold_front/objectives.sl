set cold_front "Cold Front" released 2018

card "Distant Control" objective {
  property [ENT]
  seeds on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Hinder Progress" objective {
  points 5
  icons [HA], [Sch]
  property [ENT]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}
