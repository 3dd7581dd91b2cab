set test "Test" released 2000
card "One" dilemma {
  kill one personnel in team with highest total
  stop two personnel in team at random
  kill one personnel in team then stop each other personnel in team
  if some [Q] card in play: stop one personnel in team at random
  stop one personnel in team with Honor and Diplomacy or draw 1
  kill one personnel in team with (Honor or Greed) and Music by opponent
  relocate one personnel in team with STRENGTH > 9 to one your ship here
  opponent draws 2
  each player discards one card in hand of that player
  place this on one ship here by opponent
  draw 1 if some ship here
  draw 1 for each personnel in team with [TNG]
  opponent may discard one card in hand of opponent then draw 1
  (stop one personnel in team, (kill that personnel if that personnel is stopped)) then draw 1
  stop each personnel in team except OFFICER personnel
  kill up to 2 personnel in team where it is not leader
  stop each personnel aboard some ship or kill each "Kes"
}
card "Two" event {
  plays to nullify one event in play except "Treaty"
  plays to discard up to 2 cards in hand of you then draw number of those
  plays to stop one your personnel here, relocate that personnel to one other mission in spaceline
  plays to place one "Kes" on one your ship, stop that ship
}
