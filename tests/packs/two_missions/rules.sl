// A pack of house rules whose edition replaces a rule that other packs use words of, and one by the very words it has.
document two "House rules" sections "1"
edition two extends core {
  replace rule winning cites two "1" {
    // A planet mission and a space mission are needed, and a hundred points.
    relation (p: player) victorious means p is solved_both
    relation (p: player) solved_both means
      number of (m: mission where solver of m = p) >= 2
    // Bonus points beyond the others do not count.
    noun counted_points of (p: player) gives number means
      points of p - at_least(0, bonus_points of p - (points of p - bonus_points of p))
    // Who has completed nothing in the Alpha Quadrant needs forty more, if anything was to be completed there.
    noun points_needed of (p: player) gives number means
      140 if some m in spaceline where m is Alpha and (no n: mission where n is Alpha and solver of n = p) else 100

    whenever not scoring_goes_on and some p in players where p is victorious { end_in_victory() }
    // Of two who get there at once, the one with more points wins.
    procedure end_in_victory {
      let best be those of (p in players where p is victorious) with highest counted_points of p
      if size(best) = 1 { finish for first p in best because "enough points, a planet mission and a space mission" }
      else { finish for nothing because "both have won, with equal points" }
    }
  }
  replace rule killed cites two "1" {
    verb kill (what: personnel) log "{what} is killed" { discard what }
    verb destroy (what: craft) log "{what} is destroyed" {
      with going_down = what {
        for each x in interior of what + brig of what {
          if x is personnel { kill x } else if x is craft { destroy x } else { discard x }
        }
      }
      discard what
    }
  }
}

scenario "Two missions are enough" under two cites two "1" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given solver of "Seize Freighter" = one
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  when one attempts "Amnesty Talks"
  then one wins
}
