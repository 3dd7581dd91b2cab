// Place and relation.

set hard "Hard cases" released 2026

// 20. Present, with, here: ships are with ships, and not with each other's crews.

card "Signal Fire" event {
  plays on table
  each your personnel with "Skipper": STRENGTH +1
  each your ship with some "Lantern" ship: SHIELDS +1
}

scenario "Ships are together, their crews are not" under r24 cites r24 "12.4" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given ship of one at "Shoals": "Dinghy"
  given crew of one on "Lantern": "Skipper", "Mate"
  given crew of one on "Dinghy": "Minstrel"
  given table of one: "Signal Fire"
  then STRENGTH of "Mate" = 8, STRENGTH of "Minstrel" = 3, STRENGTH of "Skipper" = 6
  then SHIELDS of "Dinghy" = 4, SHIELDS of "Lantern" = 6
}

// 21. Who is stopped leaves the team in the middle of the attempt, and is back when that ends.

card "Twisted Ankle" dilemma planet {
  stop one personnel in team at random
}

scenario "Who is stopped does not count for the mission, and does next turn" under r24 cites r24 "10.2.5" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given seeds of two under "Harbour": "Twisted Ankle"
  when one attempts "Harbour"
  random picks "Skipper"
  then one does not solve "Harbour", "Skipper" is separated
  given announce turn_begins(two)
  given announce turn_begins(one)
  then "Skipper" is not stopped
  when one attempts "Harbour"
  then one solves "Harbour"
}

// 22. Nobody goes where he would be under arrest; two who may not mix are not picked together.

rule hard_boarding cites hard "22" {
  action board in orders says "board {dest} with {who}" {
    name dest in every ship where it is your
    pick who: at least 1 personnel in surface of location of dest where it is your
    agree (a, b) in who when a is compatible_with b because "{a} and {b} do not mix" cites r24 "10.2.10"
    legal when size(interior of dest) = 0
    do { for each x in who { put x into interior of dest } }
  }
}

scenario "Those who do not mix do not board together" under r24 cites r24 "10.2.10" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given away team of one on "Harbour": "Skipper", "Mate", "Corsair Captain"
  when one boards "Lantern" with "Skipper", "Corsair Captain"
  then refused because r24 "10.2.10"
  when one boards "Lantern" with "Skipper", "Mate"
  then "Mate" in interior of "Lantern"
}

scenario "Of two sides aboard the smaller is under arrest" under r24 cites r24 "10.2.10" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper", "Mate", "Corsair Captain"
  then "Corsair Captain" is arrested, "Skipper" is not arrested
}

// 23. A card with two sides has one of them at a time, and may not turn while that would harm it.

card "Turncoat" personnel {
  Federation, Klingon
  VIP, Treachery
  4 / 7 / 5
}
rule hard_turning cites hard "23" {
  action turn_coat in orders says "recoat {p} to {a}" {
    name p in every personnel where it is your and size(affiliations of it) > 1
    name a in affiliations of p where it != mode of p
    legal when after it not (p is arrested) because "{p} would be under arrest"
    declares { set mode of p to a }
    do { set mode of p to a }
  }
}

scenario "Nobody turns to where he would be arrested" under r24 cites r24 "6.3.3" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper", "Turncoat"
  when one recoats "Turncoat" to Klingon
  then refused because hard "23"
  given put "Turncoat" into surface of "Shoals"
  when one recoats "Turncoat" to Klingon
  then mode of "Turncoat" = Klingon
}

// 24. What is aboard or attached leaves play in the same manner, each card to its own owner.

scenario "A ship goes down with all hands" under r24 cites r24 "6.4" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper", "Cutlass"
  given "Levelling Mist" of two on "Lantern"
  given destroy "Lantern"
  then "Lantern" in discard_pile of one, "Skipper" in discard_pile of one, "Cutlass" in discard_pile of one
  then "Levelling Mist" in discard_pile of two
}

// 25. Control is not ownership: the opponent has the ship until it stops, and still it is yours.

rule hard_mutiny cites hard "25" {
  verb seize (what: craft) past seized log "{by} has {what}" {
    control what by you
    for each c in interior of what { control c by you }
  }
}
card "Mutiny" dilemma space {
  unless Leadership x2: opponent of attempter seizes attempting_ship
}

scenario "A ship that the opponent controls goes home to its owner" under r24 cites r24 "12.3" {
  given mission of one: "Shoals"
  given mission of one: "Open Sea"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given seeds of two under "Shoals": "Mutiny"
  when one attempts "Shoals"
  then controller of "Lantern" = two, owner of "Lantern" = one
  given unstop "Lantern"
  when two flies "Lantern" to "Open Sea"
  then location of "Lantern" = "Open Sea"
  given destroy "Lantern"
  then "Lantern" in discard_pile of one
}

// 27. To be aimed at and to be struck are two things: a submerged ship is no target, and `each` strikes it still.

rule hard_submerging cites hard "27" {
  state submerged of ship
  verb submerge (what: ship) past submerged { mark what as submerged }
  verb fire_on (what: ship) past fired_on log "{what} is fired on" { damage what }
  forbid fire_on of (s: ship) when s is submerged because "{s} cannot be seen"
}
card "Long Nine" interrupt { plays to fire_on one ship in play }
card "Tidal Wave" interrupt { plays to damage each ship in play }

scenario "What cannot be seen is no target" under r24 cites r24 "gl cloaking" {
  given mission of one: "Shoals"
  given ship of two at "Shoals": "Longship"
  given hand of one: "Long Nine", "Tidal Wave"
  given submerge "Longship"
  when one plays "Long Nine"
  then refused
  when one plays "Tidal Wave"
  then "Longship" is damaged
}

// 28. A mission on land and at sea: one attempt, two teams, two streams of dilemmas.

rule hard_two_teams cites hard "28" {
  zone sea_seeds of mission: ordered from bottom, seen by nobody
  verb sail_past (what: dilemma) past sailed_past log "{what} is met at sea" { discard what }
  action attempt_both in orders says "attempt {m} on land and at sea with {s}" {
    name m in every mission in spaceline where size(sea_seeds of it) > 0
    name s in every ship where it is your and location of it = m
    do {
      with attempt_place = interior of s, attempter = you {
        while size(sea_seeds of m) > 0 {
          let d be bottom(sea_seeds of m)
          if no p: personnel in team { leave action }
          sail_past(d as dilemma)
        }
      }
      attempt_mission(m, surface of m, you, nothing)
    }
  }
}

scenario "One attempt, and each team meets what lies on its way" under r24 cites r24 "7.2.1" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Mate"
  given away team of one on "Harbour": "Skipper"
  given seeds of two under "Harbour": "Passing Squall"
  given put "Undertow" of two into sea_seeds of "Harbour"
  when one attempts "Harbour" on land and at sea with "Lantern"
  then "Undertow" is sailed_past, "Passing Squall" is discarded, one solves "Harbour"
}

card "Fresh Start" interrupt { plays to discard hand of you then draw 2 }

scenario "What is done to a place is done to the cards in it" under r24 cites r24 "gl card draw" {
  given hand of one: "Fresh Start", "Skipper"
  given draw deck of one: "Davies", "Lopez"
  given turn of one
  when one plays "Fresh Start"
  then size(hand of one) = 2, size(discard_pile of one) = 2
}

// 22. People are on the ground or aboard something, ships in space or where they can land: nothing takes them elsewhere.

card "Crash Landing" dilemma planet space {
  relocate attempting_ship to surface of attempted_mission
}

card "Paid Lesson" objective {
  plays on table
  every dilemma in faced where it = facing_now: points +5
}

card "Easy Lesson" dilemma planet {
  points 5
  to get past CUNNING > 1
  discard_dilemma
}

scenario "Above a space mission there is no ground to land on" under r24 cites r24 "12.4" {
  given mission of one: "Explore Black Cluster"
  given ship of one at "Explore Black Cluster": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given seeds of two under "Explore Black Cluster": "Crash Landing"
  when one attempts "Explore Black Cluster" with "Lantern"
  then "Lantern" in orbit of "Explore Black Cluster"
}

card "Soft Landing" event {
  plays on table
  once each turn: you may { let s be one your ship in play; relocate s to surface of (location of s) }
}

scenario "On a planet there is" under r24 cites r24 "12.4" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Lantern"
  given table of one: "Soft Landing"
  given turn of one
  when one uses "Soft Landing" on "Lantern"
  then "Lantern" in surface of "Botanical Research"
}

scenario "What is met is worth what a text says of it where it is" under r24 cites r24 "9.0" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Easy Lesson"
  given table of one: "Paid Lesson"
  given away team of one on "Botanical Research": "Skipper"
  when one attempts "Botanical Research"
  then "Easy Lesson" is discarded, points of one = 10
}

// What is asked of ships in orbit is asked of those at this planet.
card "Surveyed Coast" mission planet {
  Federation
  span 3; points 35
  requires SECURITY + some ship in_orbit where some personnel aboard it with OFFICER
}
scenario "A ship in another orbit is in none here" under r24 cites r24 "gl in orbit" {
  given mission of one: "Surveyed Coast"
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Dinghy"
  given crew of one on "Dinghy": "Skipper"
  given away team of one on "Surveyed Coast": "Mate"
  given turn of one
  when one attempts "Surveyed Coast"
  then one does not solve "Surveyed Coast"
}
scenario "A ship in this orbit is" under r24 cites r24 "gl in orbit" {
  given mission of one: "Surveyed Coast"
  given ship of one at "Surveyed Coast": "Dinghy"
  given crew of one on "Dinghy": "Skipper"
  given away team of one on "Surveyed Coast": "Mate"
  given turn of one
  when one attempts "Surveyed Coast"
  then one solves "Surveyed Coast"
}

// Rules lie nowhere, and ask which ships are in orbit of whatever planet.
rule hard_high_tide cites r24 "gl in orbit" {
  field hard_tide: number of ship = 0
  every ship where it is orbiting and covers("Dinghy", it): hard_tide +1
}
scenario "A rule finds a ship in orbit" under r24 cites r24 "gl in orbit" {
  given mission of one: "Surveyed Coast"
  given mission of one: "Open Sea"
  given ship of one at "Surveyed Coast": "Dinghy"
  then hard_tide of "Dinghy" = 1
  given put "Dinghy" into orbit of "Open Sea"
  then hard_tide of "Dinghy" = 0
}

// A place that is none is not to be had, and where it is found to be none nothing is done.
card "Old Chart" personnel {
  Federation
  CIVILIAN
  5 / 5 / 5
  once per game, if this aboard "Dinghy": you may relocate host to orbit of location of first any "Skipper"
  once per game, if this aboard "Dinghy": you may { draw 1; relocate host to orbit of location of first any "Skipper" }
}
scenario "Nobody sails to nowhere" under r24 cites r24 "12.4" {
  given mission of one: "Open Sea"
  given mission of one: "Harbour"
  given ship of one at "Open Sea": "Dinghy"
  given crew of one on "Dinghy": "Old Chart"
  given draw deck of one: "Signal Fire", another "Signal Fire"
  given turn of one
  when one uses "Old Chart"
  then size(hand of one) = 1, location of "Dinghy" = "Open Sea"
  when one uses "Old Chart"
  then refused
  given away team of one on "Harbour": "Skipper"
  when one uses "Old Chart"
  then location of "Dinghy" = "Harbour"
}

// What becomes equipment when it is earned may be in a team.
card "Old Sextant" artifact {
  used_as_equipment
  while this in team: personnel in team: CUNNING +2
}
card "Foggy Coast" mission planet {
  Federation
  span 3; points 35
  requires CUNNING > 8
}
scenario "Whoever carries it is the wiser" under r24 cites r24 "gl artifact" {
  given mission of one: "Harbour"
  given mission of one: "Foggy Coast"
  given away team of one on "Harbour": "Skipper"
  given seeds of one under "Harbour": "Old Sextant"
  given turn of one
  when one attempts "Harbour"
  then one solves "Harbour", "Old Sextant" in surface of "Harbour"
  given put "Skipper" into surface of "Foggy Coast"
  when one attempts "Foggy Coast"
  then one does not solve "Foggy Coast"
  given put "Old Sextant" into surface of "Foggy Coast"
  when one attempts "Foggy Coast"
  then one solves "Foggy Coast"
}

// Missions lie in a row for each quadrant, and are adjacent to those between whom and them there is none.
card "Sea Road" mission space {
  Federation
  span X; X = 3 + number of universal mission where it adjacent_to this
  points 20
  requires Navigation
}
scenario "Only the next on either side are adjacent" under r24 cites r24 "gl adjacent" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given mission of one: "Sea Road"
  given mission of one: "Open Sea"
  given mission of one: "Far Shore"
  then span of "Sea Road" = 5, "Shoals" is adjacent_to "Sea Road", not ("Harbour" is adjacent_to "Sea Road")
}
