// What becomes of cards that leave play.

// A dilemma is discarded to the pile of its owner, like anything else, unless somebody has scored from it.
amend rule leaving_play {
  replace verb discard (what: card) log "{what} is discarded" cites faq95 "2.1-leaves-where", "2.1-points-area" {
    with taken_along = what { for each x in going_with(what) { discard x } }
    let_go(what)
    if was_scored of what is something { put what into point_area of was_scored of what at top }
    else { put what into discard_pile of owner of what at top }
  }
  replace procedure let_go (c: card) {
    if in_play(c) { announce leaves_play(c) }
    for each x in dock of (c as facility) { put x into orbit of location of c }
    for each x in going_with(c) {
      let_go(x)
      put x into discard_pile of owner of x at top
    }
  }
}

// To destroy an event is to nullify it. What Rishon protects is spared, though she is not.
amend rule optional_draws {
  replace verb destroy_events (what: mission) past destroyed_events cites faq95 "1.1-destroy-is-nullify", "3.9-convergence",
    "3.9-convergence-table", "3.9-convergence-rishon" {
    let struck be every e: card where (e is event or e is used_as_event) and location of e = what and e can be nullified
    for each e in struck where in_play(e) { nullify e }
  }
}
