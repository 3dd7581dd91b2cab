set q_who "Q Who" released 2020

card "Redirected Effort" event {
  icons [BO]
  property [TNG]
  plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}
