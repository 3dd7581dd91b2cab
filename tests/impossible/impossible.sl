// Ends a game in a position that cannot be, and says which: for games between the starter decks, in which nobody cloaks, captures
// or boards the other one's ships. It stands beside the tests and is part of no format.
rule impossible_positions cites r24 "1" {
  field all_cards: number of player = 0
  noun counted_all of (p: player) gives number means
      size(hand of p) + size(draw_deck of p) + size(discard_pile of p) + size(point_area of p) +
      size(out_of_play of p) + size(removed of p) + size(mission_pile of p) + size(seed_deck of p) +
      size(agenda of p) + size(kept_for_uniqueness of p) + number of (x: card
      where owner of x = p) + (sum of (number of (c in seeds of m where owner of c = p)) over m: mission)
  when turn_begins (p: player) {
    for each q in players {
      if all_cards of q = 0 {
        set all_cards of q to counted_all of q
      }
      if all_cards of q != counted_all of q {
        finish for nothing because "impossible: cards are lost or doubled"
      }
    }
    if size(pending) > 0 {
      finish for nothing because "impossible: a card is left pending"
    }
    if size(faced) > 0 {
      finish for nothing because "impossible: a card is left faced"
    }
    if some x: card where x is stopped {
      finish for nothing because "impossible: somebody is stopped when a turn begins"
    }
  }
  when turn_ends (p: player) {
    if some x: crew_card where host of x is mission and not (host of x is planet) {
      finish for nothing because "impossible: crew in space"
    }
    if some x: crew_card where host of x is nothing {
      finish for nothing because "impossible: crew nowhere"
    }
    if some x: personnel where x is arrested {
      finish for nothing because "impossible: arrested"
    }
    if some x: card where x is stands_alone
        and (some y: card where y != x and owner of y = owner of x and y is same_persona_as x
        and y is not universal) {
      finish for nothing because "impossible: unique twice"
    }
    if some x: ship where x is docked and not (x is compatible_with host of x) {
      finish for nothing because "impossible: docked where it does not suit"
    }
    if some m: mission where solver of m is something and size(seeds of m) > 0 {
      finish for nothing because "impossible: solved with seeds below"
    }
    if some x: facility where not (host of x is mission) {
      finish for nothing because "impossible: facility nowhere"
    }
    if some x: ship where not (host of x is mission or host of x is facility) {
      finish for nothing because "impossible: ship nowhere"
    }
    if some x: personnel where mode of x is nothing {
      finish for nothing because "impossible: no mode"
    }
    if some x: personnel where not (mode of x in affiliations of x) {
      finish for nothing because "impossible: odd mode"
    }
    if some x: card where countdown of x > 0 and counter of x <= 0 {
      finish for nothing because "impossible: countdown over"
    }
    if some x: card where host of x is something and not in_play(host of x) {
      finish for nothing because "impossible: on something not in play"
    }
    if some x: personnel where host of x is craft and controller of host of x != controller of x {
      finish for nothing because "impossible: intruder"
    }
    if some m: mission where solver of m is something
        and not (points of mission_facing(m, solver of m) is something) {
      finish for nothing because "impossible: solved without points"
    }
    if plays_left of p > 0 {
      finish for nothing because "impossible: plays left at the end"
    }
  }
  when move of (x: ship) {
    if range_used of x > RANGE of x {
      finish for nothing because "impossible: flew too far"
    }
  }
  when encounter of (d: dilemma) {
    if not (ground of d meets ground of attempted_mission) {
      finish for nothing because "impossible: dilemma of the wrong kind"
    }
    if no p: personnel in team {
      finish for nothing because "impossible: encounter without a team"
    }
    if some p: personnel in team where p is stopped or p is disabled or p is arrested
        or controller of p != attempter {
      finish for nothing because "impossible: odd team"
    }
    if some p: personnel in team where (some q: personnel in team where not (p is compatible_with q)) {
      finish for nothing because "impossible: quarrel in team"
    }
  }
  when solve of (m: mission) {
    if size(seeds of m) > 0 {
      finish for nothing because "impossible: solved with seeds"
    }
    if (no k in open_attempts of mission_facing(m, attempter))
        and (no p: personnel in team where mode of p in affiliations of mission_facing(m, attempter)) {
      finish for nothing because "impossible: solved by no match"
    }
  }
  when kill of (p: personnel) {
    if attempter is something and controller of p != attempter {
      finish for nothing because "impossible: killed another's"
    }
  }
  when beam of (c: crew_card) {
    if c is personnel and host of c is craft and not (host of c is open_to_all)
        and controller of host of c = controller of c and not (c is compatible_with host of c) {
      finish for nothing because "impossible: beamed aboard strange ship"
    }
  }
}
