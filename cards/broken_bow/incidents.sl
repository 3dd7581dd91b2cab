set broken_bow "Broken Bow" released 2017

card "Gold!" incident {
  property [ENT]
  not encoded "its points are 5 times X"
  seeds on table
  not_duplicatable
  not encoded "4 sentences of its text cannot be read yet"
}

card "Klingon Imperial Court" incident {
  points 15
  icons [Pun]
  property [ENT]
  traits Capturing_related
  plays on "Hall of Magistrates"
  not encoded "3 sentences of its text cannot be read yet"
  not encoded "some of its traits cannot be read yet"
}

card "Launch Bay" incident {
  property [ENT]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Reed Alert!" incident {
  property [ENT]
  traits captains_order
  not encoded "one sentence of its text cannot be read yet"
}

card "Sickbay: Menagerie" incident {
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}
