kind card
zone deck of player: ordered from top, seen by nobody
zone hand of player: seen by holder
state asleep of card { cannot be hit }
state awake of card means no
scope team: set of card
verb hit (what: card) past hit { }
verb draw {
  let x be one of deck of you
  let y be one of deck of you at random
  let z be one of hand of you
  if x in team and x is awake { put y into hand of you }
}
rule whole cites doc "1" { procedure game { draw } }
