set test "Test" released 2000

rule history cites test "8" {
  relation (p: personnel) sore means p was stopped last turn and not (p was killed)
  noun deeds of (p: player) gives number means number of times p solved planet mission this turn
  noun losses gives number means number of times Red personnel was killed
  relation (c: card) visited means c was relocated to "Kes" this game
  procedure trial_of (you: player, s: ship) {
    if some x: personnel in crew of s where x was stopped this turn: draw 1
    if you played event last turn and opponent nullified "Treaty": draw 2
    if every personnel aboard s was stopped last turn or two ships was relocated: draw 4
    if s was not destroyed this turn: draw 3
  }
}

card "Remembering" event {
  plays on ship
  while you solved space mission this turn: host: RANGE +2
  if this was played this turn, once each turn: you may draw 1
}
