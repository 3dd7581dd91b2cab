// Minitrek, whole: rules 1 to 6 of the README beside this file. No word of any other game is used.

enum skill: S00, S01, S02, S03, S04, S05, S06, S07, S08, S09, S10, S11, S12, S13, S14, S15, S16, S17, S18, S19, S20,
  S21, S22, S23
enum attribute: integrity, cunning, strength

kind card
kind person of card plural people {
  has skills: levels of skill printed
  has Integrity, Cunning, Strength: number printed says "{Integrity}/{Cunning}/{Strength}"
  line skills
  line Integrity / Cunning / Strength
}
kind ship of card {
  has flights: number = 0 says "flights {flights}"
  has grounded: truth = no says "grounded"
}
kind event of card
kind obstacle of card {
  has first_skill, second_skill: skill printed
  has attribute: attribute printed
  has threshold: number printed
}
kind dilemma of obstacle {
  has lies_under: number printed
}
kind mission of obstacle {
  has ordinal: number printed
  has first_count, second_count: number printed
  has points: number printed says "{points} points"
  has solved: truth = no says "solved"
}

zone deck of player: ordered from top, seen by nobody, starts with "deck"
zone hand of player: seen by everybody
zone discard of player: seen by everybody
zone base of player: in play, seen by everybody
zone played of player: in play, seen by everybody
zone waiting of player: ordered from top, seen by everybody, starts with "dilemmas"
zone brought of player: ordered from top, seen by everybody, starts with "missions"
zone board of game: ordered from left, in play, seen by everybody
zone crew of ship: in play, seen by everybody
zone orbit of mission: in play, seen by everybody
zone below of mission: ordered from top, seen by everybody

state stopped of person
field points: number of player = 0 says "{points} points"
field acted: truth of player = no

rule attributes cites rules "5.2" {
  person: Integrity, Cunning and Strength + size(played of owner of it)
}

rule crew cites rules "5" {
  scope ship_of_team: ship
  noun team of (s: ship) gives set of person means every p: person in crew of s where p is not stopped
  noun skill_of (k: skill, s: ship) gives number means sum of level(k, skills of p) over p in team of s
  noun total_of (a: attribute, s: ship) gives number means
    sum of Integrity of p over p in team of s if a = integrity
    else sum of Cunning of p over p in team of s if a = cunning
    else sum of Strength of p over p in team of s
}

rule the_game cites rules "1" {
  procedure game {
    for each p in players { put brought of p into board }
    for each p in players { for each d: dilemma in waiting of p { put d into below of (first m in board where ordinal of m = lies_under of d) at bottom } }
    for each p in players { put top_of(7, deck of p) into hand of p }
    next_turn first p in players
    while turn_number <= 120 {
      offer turn_player moves
      end_turn(turn_player)
      next_turn next_player(turn_player)
    }
    finish for nothing because "120 turns have ended"
  }
  procedure end_turn (you: player) {
    put top_of(1, deck of you) into hand of you
    set acted of you to no
    for each s: ship where owner of s = you {
      set flights of s to 0
      set grounded of s to no
      for each p in crew of s { unmark p as stopped }
    }
  }
  whenever p in players where points of p >= 100 { finish for p because "100 points" }
}

menu moves

rule moves cites rules "4" {
  action play in moves says "play {c}" {
    name c in hand of you
    legal when not acted of you
    do {
      set acted of you to yes
      put c into (played of you if c is event else base of you)
    }
  }
  action draw in moves says "draw" {
    legal when not acted of you
    do {
      set acted of you to yes
      put top_of(1, deck of you) into hand of you
    }
  }
  action beam in moves says "beam {p} to {s}" {
    name p in base of you where it is person
    name s in base of you where it is ship
    do { put p into crew of s }
  }
  action fly in moves says "fly {s} to {m}" {
    name s in every ship where owner of it = you and flights of it < 2 and not grounded of it and some p in team of it
    name m in board where it != host of s
    do {
      put s into orbit of m
      set flights of s to flights of s + 1
    }
  }
  action attempt in moves says "attempt with {s}" {
    name s in every ship where owner of it = you and host of it is mission and not solved of host of it and some p in team of it
    do { attempt_with(s, (host of s) as mission) }
  }
}

rule attempts cites rules "6" {
  procedure attempt_with (s: ship, m: mission) {
    let you be owner of s
    for each d: dilemma in below of m {
      put d into discard of owner of d
      if not passes(s, d) {
        let victim be one person in team of s at random
        put victim into discard of you
        stop_crew(s)
        leave attempt_with
      }
    }
    if solves(s, m) {
      set solved of m to yes
      set points of you to points of you + points of m
    } else {
      stop_crew(s)
      set grounded of s to yes
    }
  }
  procedure stop_crew (s: ship) { for each p in crew of s { mark p as stopped } }
  relation passes (s: ship, d: dilemma) means
    skill_of(first_skill of d, s) >= 1 and skill_of(second_skill of d, s) >= 1 or total_of(attribute of d, s) > threshold of d
  relation solves (s: ship, m: mission) means
    (skill_of(first_skill of m, s) >= first_count of m or skill_of(second_skill of m, s) >= second_count of m)
    and total_of(attribute of m, s) > threshold of m
}
