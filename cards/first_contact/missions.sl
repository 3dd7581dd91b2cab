set first_contact "First Contact" released 1997

card "Espionage Mission" mission planet {
  span 3; points 40
  regions Sector_001
  traits homeworld
  not encoded "one sentence of its text cannot be read yet"
}

card "Patrol Neutral Zone" mission universal space {
  Federation, Romulan
  span 5; points nothing
  regions Neutral Zone
  traits nebula
  not encoded "its points are 10 times X"
  not encoded "one sentence of its text cannot be read yet"
}

card "Planet" mission universal planet {
  span 3; points 20
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}
