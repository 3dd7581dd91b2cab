set q_who "Q Who" released 2020

card "Relentless" incident {
  icons [BO]
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "The Ultimate User" incident {
  icons [BO], [WC]
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
