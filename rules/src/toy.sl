// A toy game: coins are played from the hand to a table, and whoever has ten wins.

kind card {
  has worth: number printed
  flag shiny
}
kind coin of card {
  line worth
}
kind trick of card

zone purse of player: ordered from top, seen by nobody, starts with "purse"
zone hand of player: seen by holder
zone table of player: in play, seen by everybody
zone spent of player: seen by everybody

event turn_begins (p: player) log "turn of {p}"
field points: number of player = 0
menu plays says "play a card"
menu answers says "answer"

rule decks cites toy "1" {
  deck needs size(purse of you) >= 4 because "a purse has at least 4 cards"
  deck bars c in purse of you where c is shiny because "{c} is too shiny"
}

rule laws cites toy "2" {
  law total (base: number, changes: set of change) gives number means
    base + sum of amount(c) over c in changes where is_addition(c)
}

rule the_game cites toy "3" {
  noun wealth of (p: player) gives number means sum of worth of c over c: coin in table of p
  state cursed of coin
  verb spend (what: card) log "{what} is spent" { put what into spent of owner of what }
  verb steal (what: coin) past stolen log "{what} is stolen" { put what into table of you }
  procedure game {
    for each p in players {
      shuffle purse of p
      put top_of(3, purse of p) into hand of p
    }
    next_turn first p in players
    while turn_number <= 20 {
      announce turn_begins(turn_player)
      put top_of(1, purse of turn_player) into hand of turn_player
      offer turn_player plays
      next_turn next_player(turn_player)
    }
    finish for nothing because "twenty turns have ended"
  }
  whenever p in players where wealth of p >= 10 { finish for p because "ten is enough" }
}

rule playing cites toy "4" {
  action play in plays says "play {c}" {
    name c in hand of you where it is coin
    legal when c is not cursed because "it is cursed"
    do { put c into table of you; open answering(c) }
  }
  window answering (c: card) offers answers from opponent
  action swap in plays says "swap {mine} for {theirs}" {
    name mine in table of you where it is coin
    name theirs in table of opponent where it is coin
    legal when worth of mine > worth of theirs because "only for less"
    do {
      put mine into table of opponent
      put theirs into table of you
    }
  }
  action rob in plays, answers says "rob with {c}" {
    name c in hand of you where it is trick
    legal when some x: coin in table of opponent because "there is nothing to rob"
    do {
      spend c
      let victim be one coin in table of opponent at random
      steal victim
    }
  }
}

setup hand of (p: player): (given_cards: set of card) { for each c in given_cards { put c into hand of p } }
setup (given_cards: set of card) on the table of (p: player) { for each c in given_cards { put c into table of p } }
setup turn of (p: player) { next_turn p }

advice on play (c: card) means worth of c
advice on swap (mine: card, theirs: card) means worth of theirs - worth of mine
advice on rob (c: card) means 5

set toys "Toys" released 2024
card "Penny" coin { 1 }
card "Crown" coin { 5 }
card "Doubloon" coin { shiny; 8 }
card "Magnet" coin {
  2
  each coin in table of you where it != this: worth +1
}
card "Thief" trick { }
