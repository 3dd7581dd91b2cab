set first_contact "First Contact" released 1997

card "Assign Mission Specialists" objective {
  property [FC]
  unique
  seeds or plays on table
  when played: you may download up to two personnel where it is mission_specialist to one your outpost
  not encoded "5 points for each mission specialist who uses a skill to meet a mission requirement"
  at start of each of your turns: you may discard this
}
