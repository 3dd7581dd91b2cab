rule trial cites test "2" {
  noun best_of (p: player) gives set of personnel means those of (every x: personnel where owner of x = p) with highest total of x
  noun row_of (m: mission) gives set of mission means
    every x in spaceline where x is planet if m is planet else every x in spaceline where x != m
  noun spread gives number means (highest STRENGTH of p over p: personnel in team) - (lowest STRENGTH over team)
  noun houses gives set of house means each house of x over x: personnel where x is your
  relation (s: ship) staffed means some p in crew of s where p staffs s and not (p is stopped or p is android)
  relation ready (s: ship) means (s is staffed or s is docked) and no x: event where x on s and x matches_nothing
  relation (x: card) matches_nothing means x is nothing
  relation weak (p: personnel) means (every Red personnel with p has STRENGTH > 5) and two Blue personnel aboard (host of p as craft) is stopped
  procedure trial_of (s: ship, m: mission, you: player) {
    let best be first p in crew of s
    let some_card be one card in hand of you at random
    with team_place = interior of s, facing = you {
      for each p in crew of s where p is not stopped { stop p if p is leader }
      if no p: personnel in team { discard s } else if best is OFFICER and best can be beamed { beam best to s }
      else { run_out(s); leave trial_of }
    }
    you may { draw 1 } else { score 5 }
    opponent chooses one { draw 1; discard some_card }
    set counter of s to counter of s + 1
    put crew of s into pile of you at top
    put best into interior of s after some_card
    mark s as stopped until end of turn
    each ship at m: RANGE -1 until end of turn
    while counter of s > 0 { set counter of s to counter of s - 1 }
    repeat 2 { draw 1 }
  }
  forbid beam of (c: crew_card) when c is stopped because "stopped"
  when turn_ends (p: player): { for each x: card where counter of x > 0 { run_out(x) } }
}
