// The turn, and the game as a whole.

event turn_begins (p: player) log "turn of {p}"
event turn_ends (p: player)
event phase (name: text) log "-- {name}"

time start of next turn: turn_begins
time start of your next turn: turn_begins of you
time end of turn: turn_ends
time end of your next turn: turn_ends of you

frame at start of every turn: when turn_begins
frame at start of each turn: when turn_begins of you
frame at start of each of your turns: when turn_begins of you
frame at end of every turn: when turn_ends
frame at end of each turn: when turn_ends of you
frame at end of each of your turns: when turn_ends of you

menu card_plays says "play a card", for card text
menu orders says "execute orders", for card text
menu any_time says "at any time"
menu seeding says "seed"
menu mission_seeding says "seed a mission"
menu doorway_seeding says "seed a doorway"
menu dilemma_seeding says "seed under a mission"

limit once_each_turn (c: card, clause: number) per turn says "once each turn"
limit once_per_game (p: player, name: title, clause: number) per game says "once per game"

rule the_game cites r24 "4" {
  procedure game {
    let first be one of players at random
    stage seeding {
      announce phase("seeding")
      doorway_phase(first)
      mission_phase(first)
      dilemma_phase(first)
      facility_phase(first)
    }
    stage opening {
      for each p in players {
        put seed_deck of p into out_of_play of p
        shuffle draw_deck of p
        put top_of(7, draw_deck of p) into hand of p
      }
    }
    stage play {
      next_turn first
      while yes {
        turn_of(turn_player)
        next_turn next_player(turn_player)
      }
    }
  }
}

rule the_turn cites r24 "5" {
  field plays_left: number of player = 0
  procedure turn_of (you: player) {
    stage start {
      set plays_left of you to 1
      announce turn_begins(you)
    }
    // Every play comes before the first order; passing begins the orders.
    stage plays { offer you card_plays, any_time, suspending then between_actions() }
    stage execute {
      set plays_left of you to 0
      offer you orders, any_time, suspending then between_actions()
    }
    stage end {
      announce turn_ends(you)
      draw 1
      check_empty_decks()
    }
  }
}

// Between actions either player may play what can be played at any time.
rule at_any_time cites r24 "6.5.1" {
  window at_any_time offers any_time, suspending from opponent of turn_player
  procedure between_actions { open at_any_time() }
}

rule winning cites r24 "9.0" {
  // A planet mission and a space mission are needed; bonus points beyond the others do not count.
  noun counted_points of (p: player) gives number means
    points of p - at_least(0, bonus_points of p - (points of p - bonus_points of p))
  relation (p: player) solved_both means
    some m: mission where solver of m = p and m is planet and some n: mission where solver of n = p and n is space
  whenever p in players where counted_points of p >= 100 and p is solved_both {
    finish for p because "{p} has 100 points, a planet mission and a space mission"
  }
}

rule empty_decks cites r18 "Winning the game" {
  procedure check_empty_decks {
    if no p in players where size(draw_deck of p) > 0 {
      let best be those of (p in players) with highest counted_points of p
      if size(best) = 1 { finish for first p in best because "both draw decks are empty, and one has more points" }
      else { finish for nothing because "both draw decks are empty, with equal points" }
    }
  }
}
