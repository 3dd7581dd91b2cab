set enterprise_collection "Enterprise Collection" released 2006

card "Revisionist History" event {
  icons [AU]
  property [ENT]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Temporal Shifting" event {
  icons [AU]
  property [ENT]
  not encoded "4 sentences of its text cannot be read yet"
}
