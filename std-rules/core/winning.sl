// How the game is won.

rule winning cites r24 "9.0" cites r18 "win-bonus-excess" {
  /// A player who has won: he has enough points, and has solved a planet and a space mission.
  relation (p: player) victorious cites r24 "9.0", "2.1-win-summary", "1.1-goal-100" means
    counted_points of p >= points_needed of p
    and p is solved_both
  /// The player has solved a planet mission and a space mission.
  relation (p: player) solved_both cites r24 "9.0", "2.1-win-summary" means
    some m: mission where solver of m = p and m is planet and some n: mission where solver of n = p and n is space
  /// The points of a player that count for winning: bonus points beyond the others do not.
  noun counted_points of (p: player) gives number means
    points of p - at_least(at_least(0, bonus_points of p - (points of p - bonus_points of p)), points_over_caps of p)
  /// How many points a player needs to win: 100, or 140 if he has completed nothing in the Alpha Quadrant.
  noun points_needed of (p: player) gives number means
    140 if some m in spaceline where m is Alpha and (no n: mission where n is Alpha and solver of n = p) else 100

  // A mission is completed when it has brought its points, and those of texts that go with it.
  whenever not scoring_goes_on and some p in players where p is victorious { end_in_victory() }
  // Of two who get there at once, the one with more points wins.
  procedure end_in_victory {
    let best be those of (p in players where p is victorious) with highest counted_points of p
    if size(best) = 1 { finish for first p in best because "enough points, a planet mission and a space mission" }
    else { finish for nothing because "both have won, with equal points" }
  }
}

// Some cards let no more than so many points of one turn count for winning, and those that did not count never will.
rule capped_turns cites r24 "1.2" {
  /// Of what a player scores in one turn no more than so many points count for winning.
  clause no more than (n: number) points of a turn count as turn_cap says "No more than {n} points of a turn count toward winning."
  /// What a player has scored this turn, less what he has lost.
  field net_this_turn: number of player = 0 resets every turn
  /// The points of earlier turns that do not count for winning.
  field capped_before: number of player = 0
  /// By how much a player's points of this turn are more than may count.
  noun over_cap_now of (p: player) gives number means
    0 if p is_playing Borg or not (some c: card where size(turn_caps of c) > 0)
    else at_least(0, net_this_turn of p - (lowest cap_of(c) over (c: card where size(turn_caps of c) > 0)))
  /// How many points of one turn the card lets count.
  noun cap_of (c: card) gives number means lowest k.n over (k in turn_caps of c)
  /// The points of a player that do not count for winning, because he scored too many in one turn.
  noun points_over_caps of (p: player) gives number means capped_before of p + over_cap_now of p
  when turn_closes (p: player) { for each x in players { set capped_before of x to capped_before of x + over_cap_now of x } }
}

rule empty_decks cites r18 "win-empty-decks" {
  procedure check_empty_decks {
    if no p in players where size(draw_deck of p) > 0 {
      let best be those of (p in players) with highest counted_points of p
      if size(best) = 1 { finish for first p in best because "both draw decks are empty, and one has more points" }
      else { finish for nothing because "both draw decks are empty, with equal points" }
    }
  }
}

scenario "A hundred points need a planet and a space mission" under r24 cites r24 "9.0-hundred", "2.1-win-summary" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given solver of "Amnesty Talks" = one
  given points of one = 90
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one wins
}

scenario "Who has the points, and solves the kind of mission that he lacks, wins with what that brings" under r24
  cites r24 "7.2.5", "9.0-hundred" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given solver of "Amnesty Talks" = one
  given points of one = 100
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one wins, points of one = 130
}

scenario "So does who has them by what his text brings for solving it" under r24 cites r24 "7.2.5", "9.0-hundred" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given mission of one: "Avert Solar Implosion"
  given solver of "Amnesty Talks" = one
  given solver of "Cloaked Mission" = one
  given points of one = 95
  given away team of one on "Avert Solar Implosion": "James T. Kirk", "Jean-Luc Picard" version "Chain of Command"
  when one attempts "Avert Solar Implosion"
  then one wins, points of one = 135, bonus_points of one = 5
}

scenario "Two missions in space do not win" under r24 cites r24 "9.0-hundred" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given solver of "Seize Freighter" = one
  given points of one = 90
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  when one attempts "Amnesty Talks"
  then points of one = 125, solver of "Amnesty Talks" = one, not (one is victorious)
}

scenario "Bonus points count as far as there are others" under r24, r18 cites r24 "9.0-exceptions" cites r18 "win-bonus-excess" {
  given points of one = 105
  given bonus_points of one = 60
  then counted_points of one = 90
  given points of one = 120
  then counted_points of one = 120
}

scenario "What is lost is taken from the bonus points, and not from those of missions" under r24 cites r24 "9.0" {
  given points of one = 103
  given bonus_points of one = 53
  given one loses_points 3
  then points of one = 100, counted_points of one = 100
}

scenario "Forty points more without a mission in the Alpha Quadrant" under r24 cites r24 "9.0-exceptions" {
  given points of one = 100
  then points_needed of one = 100
  given mission of two: "Cloaked Mission"
  then points_needed of one = 140
  given solver of "Cloaked Mission" = one
  then points_needed of one = 100, points_needed of two = 140
}

scenario "A score may fall below nothing, and all of it is to be made up" under r24 cites r24 "9.0-hundred" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given solver of "Amnesty Talks" = one
  given solver of "Cloaked Mission" = one
  given one loses_points 10
  then points of one = -10
  given one scores 109 from "Cloaked Mission"
  then not (one is victorious)
  given one scores 1 from "Cloaked Mission"
  then one wins
}

scenario "Ninety-nine points do not win, and one more does" under r24, r18 cites r24 "1.1-goal-100", "9.0-hundred"
  cites r18 "game-objective" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given solver of "Amnesty Talks" = one
  given solver of "Cloaked Mission" = one
  given points of one = 95
  given one scores 4 from "Cloaked Mission"
  then not (one is victorious)
  given one scores 1 from "Cloaked Mission"
  then one wins
}
