// What the scripts of this folder share: a table, soldiers and tools, and verbs for them.

kind card {
  has worth: number printed
  flag brave
}
enum trade: smith, medic, scout
kind soldier of card plural soldiers {
  has power: number printed
  has trades: levels of trade printed
  line power
  line trades
}
kind tool of card {
  line worth
}
adjective (t: trade) of (s: soldier) means level(t, trades of s) > 0
adjective your (c: card) means controller of c = you

zone deck of player: ordered from top, seen by nobody, starts with "deck"
zone hand of player: seen by holder
zone camp of player: in play, seen by everybody
zone pack of soldier: in play, seen by everybody
zone spent of player: ordered from top, seen by everybody

event turn_begins (p: player) log "turn of {p}"
event turn_ends (p: player)
field score: number of player = 0
menu orders says "orders", for card text
menu answers says "answer"

time end of turn: turn_ends
time end of next turn of (p: player): second turn_ends of p
time start of next turn of (p: player): turn_begins of p
frame at end of every turn: when turn_ends
limit once_each_turn (c: card, clause: number) per turn says "once each turn"

rule verbs cites machine "verbs" {
  state tired of soldier
  verb discard (what: card) log "{what} is discarded" { put what into spent of owner of what at top }
  verb kill (what: soldier) log "{what} is killed" { discard what }
  verb tire (what: soldier) past tired { mark what as tired until end of turn }
  verb earn (n: number) past earned log "{by} earns {n}" { set score of you to score of you + n }
  verb draw (n: number) past drawn log "{by} draws {n}" { put top_of(n, deck of you) into hand of you }
  verb attack (what: soldier) past attacked log "{by} attacks {what}" { }
}

rule the_turns cites machine "turns" {
  procedure game {
    next_turn first p in players
    while turn_number <= 6 { turn_of(turn_player); next_turn next_player(turn_player) }
    finish for nothing because "six turns have ended"
  }
  procedure turn_of (you: player) {
    announce turn_begins(you)
    offer you orders
    announce turn_ends(you)
  }
}

// Where scenarios let turns pass, nothing runs between their steps.
rule resting cites machine "turns" {
  action rest in orders says "rest" {
    do {
      announce turn_ends(you)
      next_turn next_player(you)
      announce turn_begins(turn_player)
    }
  }
}

setup hand of (p: player): (given_cards: set of card) { for each c in given_cards { put c into hand of p } }
setup deck of (p: player): (given_cards: set of card) { for each c in given_cards { put c into deck of p } }
setup camp of (p: player): (given_cards: set of card) { for each c in given_cards { put c into camp of p } }
setup pack of (s: soldier): (given_cards: set of card) { for each c in given_cards { put c into pack of s } }
setup turn of (p: player) { next_turn p }

set machine "Machine" released 2024
card "Anna" soldier { 3; smith }
card "Bert" soldier { 2; medic }
card "Carl" soldier { 5; scout }
card "Dora" soldier { brave; 1; smith x2, medic }
card "Spade" tool { 1 }
card "Drum" tool { 2 }
