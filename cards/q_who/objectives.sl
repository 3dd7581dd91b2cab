set q_who "Q Who" released 2020

card "Consume: Outpost" objective {
  points 35
  icons [BO]
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Consume: Resources" objective {
  points 30
  icons [BO]
  property [TNG]
  plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Consume: Technology" objective {
  points 35
  icons [BO]
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
