set first_contact "First Contact" released 1997

card "Assign Mission Specialists" objective {
  property [FC]
  unique
  seeds or plays on table
  when played: you may download up to two personnel where it is mission_specialist to one your outpost
  when you solve mission: score 5 * number of (p: personnel in team where p is mission_specialist and p helped it) from this
  at start of each of your turns: you may discard this
}
