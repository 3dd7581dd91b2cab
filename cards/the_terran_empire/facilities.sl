set the_terran_empire "The Terran Empire" released 2016

card "Imperial Outpost" outpost universal {
  Starfleet
  28
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  seed one
  build where your [SF] [TE] ENGINEER personnel
  special download "UFP: One Small Step"
}

card "Imperial Palace" headquarters {
  Starfleet
  38
  icons [22], [AU], [MQ], [TE]
  property [ENT]
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}

card "Starfleet Outpost" outpost universal {
  Starfleet
  26
  icons [22], [AU]
  property [ENT]
  seed one
  build where your [SF] ENGINEER personnel
  special download "UFP: One Small Step"
}
