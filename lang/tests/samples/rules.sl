procedure day by (p: player) cites guide "3" {
  stage morning { announce dawn(p); wake every hero of p }
  stage noon while p can act and some h: hero in hand of p {
    let h be one hero in hand of p by p
    let price be 3 if h is small else 5 - count of friends of h
    if price > purse of p {
      leave day
    } else if some f: hero in team where f.owner = p {
      set purse of p to purse of p - price // may be nothing
    } else {
      return nothing
    }
    p may { draw one card } else { discard one card }
  }
  // Evening has no steps of its own.
  stage evening { }
  repeat 3 { for each c in [h, leader of team, first other hero] { mark c as tired until end of turn } }
}

rule sleepers cites guide "5" {
  forbid act of (h: hero) when h is asleep because "{h} sleeps" overrides waking
  allow wake of (h: hero) when true
  instead of wake of (h: hero) when h.mood < -3: discard h
  whenever some h: hero where h.strength <= 0 {
    discard h
  }
  before stage noon of day: count_heroes() then wake (any hero)
}

window answer of (a: action) offers replies from opponent of actor of a once

action greet by you says "greet {who}" cites guide "4.1" {
  name who in heroes_near(you)
  legal when not who is asleep
    and who.place = you.place
  cost { }
  do { set mood of who to mood of who + 1 }
}

edition second extends first_edition {
  replace rule sleepers cites second "5" { whenever dawn { wake every hero } }
  omit rule waking
  add limit once_a_week keyed by (player)
}

ruling "The Long Night" in first_edition cites letters "7" { at dawn: nothing happens }
errata "The Long Night" dated 2003-11-30 cites letters "8" { replace clause 2 with (at dawn: draw one) }

format "Evening game" {
  rules second; text as of 2002-12-31
  ban any with [Odd] because "it is \"odd\", and \\ is a backslash"
  deck { heroes = 6; cards <= 30 }
}
