set enterprise_collection "Enterprise Collection" released 2006

card "Seat of Starfleet" headquarters {
  Starfleet
  38
  icons [22], [AU]
  property [ENT]
  not_duplicatable
  special download "UFP: One Small Step"
  not encoded "2 sentences of its text cannot be read yet"
}
