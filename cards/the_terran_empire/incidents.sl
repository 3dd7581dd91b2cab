set the_terran_empire "The Terran Empire" released 2016

card "Radiation Monitoring" incident {
  icons [AU]
  property [ENT]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "UFP: One Small Step" incident {
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}

card "Watch Dog" incident {
  icons [AU]
  property [ENT]
  unique
  not encoded "5 sentences of its text cannot be read yet"
}
