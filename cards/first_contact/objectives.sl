set first_contact "First Contact" released 1997

card "Assign Mission Specialists" objective {
  property [FC]
  unique
  seeds or plays on table
  when played: you may download up to two different mission_specialist personnel to one your outpost
  when your mission_specialist personnel helps, once per mission: you may score 5 from this
  at start of each of your turns: you may discard this
}
