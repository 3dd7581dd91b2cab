// What looks like a slip and is none.
set trial "Trial" released 1994
titles "Locutus"

// A look changes nothing, however often it is taken.
card "Glance" event {
  plays on table
  you may glance_at top_of(1, draw_deck of you)
}

card "Nobody Else" event {
  plays on table
  if no any "Locutus" in play, once each turn: you may draw 1
}

card "Between" mission planet {
  Federation
  span 0; points 30
  requires STRENGTH > 23 + STRENGTH < 40 OR STRENGTH > 50 OR STRENGTH < 9
}

card "Two of Them" event {
  plays on table
  once each turn: you may { let x be one your personnel in play; stop x, stop another personnel in play }
}
