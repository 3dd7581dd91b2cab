// Timing and structure.

set hard "Hard cases" released 2026

// 1. An action is initiated, answered, and then has its results; an answer must bear on it.

card "Windfall" interrupt { plays to draw 2 }
card "Second Windfall" interrupt { plays to draw 2 }
card "Hush" interrupt { plays to nullify one interrupt in pending just_played }

scenario "What is nullified in the answers has no results" under r24 cites r24 "gl actions - sequence of steps" {
  given hand of one: "Windfall"
  given hand of two: "Hush"
  given draw deck of one: "Cutlass", "Dinghy"
  when one plays "Windfall"
  when two responds with "Hush"
  then "Windfall" is nullified, "Cutlass" in draw_deck of one, "Hush" in discard_pile of two
}

scenario "What does not bear on the action is no answer" under r24 cites r24 "gl actions - step 2" {
  given hand of one: "Windfall"
  given hand of two: "Second Windfall"
  given draw deck of one: "Cutlass", "Dinghy"
  when one plays "Windfall"
  when two responds with "Second Windfall"
  then refused
}

scenario "An answer may be answered, the last one first" under r24 cites r24 "gl actions - step 2" {
  given hand of one: "Windfall", "Hush"
  given hand of two: another "Hush"
  given draw deck of one: "Cutlass", "Dinghy"
  when one plays "Windfall"
  when two responds with another "Hush"
  when one responds with "Hush"
  then "Windfall" is not nullified, "Cutlass" in hand of one
}

// 2. "Just" actions come before everything else, and are gone after anything else.

card "Salute" interrupt { plays just after you solve planet mission: score 5 from this }

scenario "A salute follows the mission at once" under r24 cites r24 "gl actions - just" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given hand of one: "Salute"
  when one attempts "Harbour"
  when one plays "Salute"
  then points of one = 35
}

scenario "A salute is too late when something else has been done" under r24 cites r24 "gl actions - just" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given hand of one: "Salute", "Windfall"
  when one attempts "Harbour"
  one passes
  when one plays "Windfall"
  when one plays "Salute"
  then refused
}

// 3. A group action has parts, each with a window of its own.

rule hard_relays cites hard "3" {
  verb signal (what: ship) past signalled log "{what} signals" { unstop what if what is stopped }
  menu hard_relay_answers says "answer the signal"
  window between_signals (s: ship) offers hard_relay_answers from opponent of turn_player
  action relay in orders says "relay from {s}" {
    name s in every ship where it is your and covers("Lantern", it)
    do {
      for each x: ship where location of x = location of s and x is your {
        signal x
        open between_signals(x)
      }
    }
  }
  action jam in hard_relay_answers says "jam with {c}" {
    name c in every ship where it is your
    do { stop c }
  }
}

scenario "Every part of a group action may be answered" under r24 cites r24 "gl actions" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given ship of one at "Shoals": "Dinghy"
  given ship of two at "Shoals": "Longship"
  given turn of one
  when one relays from "Lantern"
  then decision of two offers "jam with Longship"
  two passes
  then decision of two offers "jam with Longship"
  when two jams with "Longship"
  then "Longship" is stopped
}

// 4. A card lies face down and may be turned up at any time, then counts from the start of what is being done: the
// action that it makes illegal is taken back, and its card returns to hand.

rule hard_agendas cites hard "4" {
  zone sealed_orders of player: seen by holder
  clause from a sealed order as way with sealed = yes says "Hidden agenda."
  verb unseal (what: card) past unsealed log "{by} unseals {what}" { put what into table of you face_up }
  menu sealed_order_menu says "unseal an order"
  action unseal_order in sealed_order_menu says "unseal {c}" {
    name c in sealed_orders of you
    do { unseal c }
  }
  window agenda_time (c: card) offers sealed_order_menu from opponent of turn_player
  verb launch (what: ship) log "{what} is launched" { }
  action launch_ship in orders says "launch {s}" {
    name s in hand of you where it is ship
    legal when s can be launched
    do {
      put s into pending face_up
      open agenda_time(s)
      // Judged from its start, as if the agenda had been face up all the time.
      if s can be launched {
        launch s
        put s into orbit of (first m in spaceline)
      } else { put s into hand of you }
    }
  }
}
card "Closed Harbour" incident {
  from a sealed order
  opponent's ship anywhere cannot be launched
}

scenario "A hidden agenda makes the running action illegal" under r24 cites r24 "gl hidden agenda" {
  given mission of one: "Shoals"
  given hand of one: "Lantern"
  given put "Closed Harbour" of two into sealed_orders of two
  when one launches "Lantern"
  when two unseals "Closed Harbour"
  then "Closed Harbour" is unsealed, "Lantern" in hand of one, "Lantern" is not launched
}

scenario "Nobody sees an agenda before it is activated" under r24 cites r24 "gl hidden agenda" {
  given put "Closed Harbour" of two into sealed_orders of two
  then two sees "Closed Harbour", one does not see "Closed Harbour"
}

// 5. The attempt is one action with encounters in it; the team shrinks and is asked again.

card "Quicksand" dilemma planet {
  stop one personnel in team with Leadership
}
card "Tollgate" dilemma planet {
  to get past Diplomacy
}
card "Passing Squall" dilemma planet {
  to get past Diplomacy
  discard_dilemma
  mission_continues
}

scenario "The team that is left over is asked for what the mission needs" under r24 cites r24 "7.2.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Minstrel"
  given seeds of two under "Harbour": "Quicksand"
  when one attempts "Harbour"
  then "Skipper" is stopped, one does not solve "Harbour", "Minstrel" is not stopped
}

scenario "A dilemma that is not passed goes back under the mission" under r24 cites r24 "7.2.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given seeds of two under "Harbour": "Tollgate"
  when one attempts "Harbour"
  then "Tollgate" in seeds of "Harbour", "Skipper" is stopped
}

scenario "Its text may discard it and let the attempt go on" under r24 cites r24 "7.2.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given seeds of two under "Harbour": "Passing Squall"
  when one attempts "Harbour"
  then "Passing Squall" is discarded, one solves "Harbour"
}

// 7. Required actions: nothing else may be done, what cures may.

card "Undertow" dilemma space {
  facing it {
    place this on attempting_ship
    send_to_far_end(this)
    end_attempt()
  }
}

scenario "A ship in the undertow may only move on" under r24 cites r24 "7.10" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given mission of one: "Open Sea"
  given mission of one: "Far Shore"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper", "Mate"
  given "Undertow" of two on "Lantern"
  given heading of "Undertow" = 1
  given turn of one
  when one attempts "Shoals"
  then refused
  when one beams "Mate" from "Lantern" to "Shoals"
  then refused
  when one flies "Lantern" to "Harbour"
  then refused
  when one flies "Lantern" to "Far Shore"
  then location of "Lantern" = "Far Shore"
}

// 8. What happens at the end of a turn, in the order of its player; the draw comes last.

card "Evening Tide" event {
  plays on table
  at end of each turn: discard every card in hand of you
}

scenario "The draw comes after everything at the end of a turn" under r24 cites r24 "8.3" {
  given table of one: "Evening Tide"
  given hand of one: "Cutlass"
  given draw deck of one: "Dinghy"
  given turn_of(one)
  then "Cutlass" in discard_pile of one, "Dinghy" in hand of one
}

card "Fathometer" event {
  plays on table
  may probe
  probe [Cmd]: draw 1
  probe otherwise: score 5 from this
}
card "Weathercock" event {
  plays on table
  may probe if some your ship in play
  probe [Cmd]: score 10 from this
}

scenario "One probe card answers for all, in the order that its player likes" under r24 cites r24 "8.2-multiple", "8.2-when",
  "8.2-no-outcome" {
  given table of one: "Fathometer", "Weathercock"
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given draw deck of one: "Skipper", "Mate", "Dinghy"
  given turn_of(one)
  when one probes for "Fathometer", "Weathercock"
  then decision of one offers exactly "Fathometer", "Weathercock"
  one chooses "Fathometer"
  then points of one = 10, two sees "Skipper", "Skipper" in hand of one, "Mate" in hand of one
}

scenario "What is not announced is not answered" under r24 cites r24 "8.2-multiple" {
  given table of one: "Fathometer", "Weathercock"
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given draw deck of one: "Skipper", "Mate", "Dinghy"
  given turn_of(one)
  when one probes for "Weathercock"
  then points of one = 10, size(hand of one) = 1
}

scenario "A card that no line speaks of gives nothing, and is drawn like any other" under r24 cites r24 "8.2-no-outcome" {
  given table of one: "Weathercock"
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given draw deck of one: "Minstrel", "Mate"
  given turn_of(one)
  when one probes for "Weathercock"
  then points of one = 0, two sees "Minstrel", "Minstrel" in hand of one, in_play("Weathercock")
}

scenario "Without a card there is no probe" under r24 cites r24 "8.2-empty" {
  given table of one: "Fathometer"
  given turn_of(one)
  then points of one = 0
}

// 9. Every turn, each turn, the full turn, a countdown by its owner's turns.

card "Hourglass" event {
  plays on table
  countdown 2
  when countdown ends: draw 1
}

scenario "A countdown counts its owner's turns alone" under r24 cites r24 "8.1" {
  given put "Hourglass" of one into table of one
  given counter of "Hourglass" = 2
  given draw deck of one: "Cutlass"
  given announce turn_ends(one)
  given announce turn_ends(two)
  then "Hourglass" in table of one
  given announce turn_ends(one)
  then "Cutlass" in hand of one, "Hourglass" in discard_pile of one
}

// What lasts until something happens, and not only until a turn ends.

card "Bated Breath" event {
  plays on table
  once each turn, you may { each your personnel: STRENGTH +4 until your ship is destroyed }
}

card "Sulker" personnel universal {
  Federation
  OFFICER
  6 / 6 / 6
  once each turn, you may { this: CUNNING +3 until this is stopped }
}

scenario "A change lasts until this card is stopped, and not until another is" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Sulker", "Skipper"
  given turn of one
  when one uses "Sulker"
  then CUNNING of "Sulker" = 9
  given stop "Skipper"
  then CUNNING of "Sulker" = 9
  given stop "Sulker"
  then CUNNING of "Sulker" = 6
}

scenario "A change lasts until a ship of its player is destroyed" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given ship of two at "Harbour": "Lantern" of two
  given away team of one on "Harbour": "Skipper"
  given table of one: "Bated Breath"
  given turn of one
  when one uses "Bated Breath"
  then STRENGTH of "Skipper" = 10
  given destroy another "Lantern"
  then STRENGTH of "Skipper" = 10
  given destroy "Lantern"
  then STRENGTH of "Skipper" = 6
}

// What stands behind `if` and does not speak of who it happens to is asked once it has happened.

card "Last One Out" event { plays on table; when your personnel is killed, if no your personnel in play: draw 1 }
card "Fallen Asleep" event { plays on table; when your personnel is killed, if that personnel is stopped: draw 1 }

scenario "The last of them is gone when it is asked" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given table of one: "Last One Out"
  given draw deck of one: "Signal Fire", "Twisted Ankle"
  given kill "Skipper"
  then size(hand of one) = 0
  given kill "Mate"
  then size(hand of one) = 1
}
scenario "And what he was is asked as it was" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given table of one: "Fallen Asleep"
  given draw deck of one: "Signal Fire", "Twisted Ankle"
  given stop "Skipper"
  given kill "Mate"
  then size(hand of one) = 0
  given kill "Skipper"
  then size(hand of one) = 1
}
