set test "Test" released 2000
card "Wrong" dilemma {
  unless MEDICAL + SECURTY: kill one personnel in team
  slay one personnel in team
  unles SECURITY: stop team
  kill one ship in team to planet
  relocate one personnel in team
  kill one OFFICER in teem at random
  stop two
  draw personnel aboard some ship
  STRENGTH +2
  unless SECURITY
  kill one personnel ship here
  relocate one personnel to mission to ship
  kill one personnel with Honor and Treachery or Greed
  kill one personnel with STRENGTH
  discard this and draw 1
  kill one personnel aboard some ship with [Holo]
  every player cannot play any event in hand of you where it.ownr = you
  at personnel: draw 1
  kill one personnel by ship
  unless INTEGRITY + CUNNING > 40: stop team
  each your personnel present: STRENGTH 2
  download any ship with Honor
  Cure with SCIENCE x3
  kill
}
