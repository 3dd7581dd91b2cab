set the_terran_empire "The Terran Empire" released 2016

card "Assert Authority" objective {
  points 5
  property [ENT]
  traits Contender_related
  seeds on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Betray Captain" objective {
  points 8
  property [ENT]
  traits Contender_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Consolidate Power" objective {
  points 12
  property [ENT]
  traits admiral, Contender_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Declare New Sovereign" objective {
  points 15
  property [ENT]
  traits Contender_related, emperor, empress
  not encoded "2 sentences of its text cannot be read yet"
}
