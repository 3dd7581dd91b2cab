set q_who "Q Who" released 2020

card "Distribution Node" equipment {
  icons [BO]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
