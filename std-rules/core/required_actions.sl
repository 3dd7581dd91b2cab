// Actions that a card demands: at the first opportunity, and nothing but them until they are done.

rule required_actions cites r24 "7.10-no-others", "7.10-crew-bound", "7.10-may-join", "7.10-transfer", "7.10-cure-allowed",
  "gl-required-def", "gl-required-first-opportunity", "gl-required-crew", "gl-required-nothing-but", "gl-required-boarding"
  cites r18 "req-crew", "req-cure", "req-exclusive", "req-move-full", "req-transfer" cites faq95 "3.2-cytherians-mission",
  "3.2-cytherians-battle", "3.2-cytherians-cloak" {
  /// The end of the spaceline to which a card sends its ship: -1 is the left one, 1 the right one, 0 none.
  field heading: number of card = 0
  /// The mission at the end of the spaceline to which a card sends its ship.
  noun destination_of (c: card) gives mission cites r24 "gl-far-end-fixed", "g-far-end-of-spaceline", "7.10-definition",
    "gl-required-full-speed" means
    nothing if heading of c = 0
    else first m in (every x in spaceline where quadrant of x = quadrant of location of c) if heading of c < 0
    else last m in (every x in spaceline where quadrant of x = quadrant of location of c)
  /// A ship that a card sends to an end of the spaceline.
  relation (s: card) under_orders means some c in attached of s where heading of c != 0
  /// The mission to which a ship is sent.
  noun goal_of of (s: ship) gives mission means destination_of(first c in attached of s where heading of c != 0)

  // Full speed: as far towards the goal as RANGE allows.
  /// The mission to which a ship that is sent moves next: as far as its RANGE allows.
  noun next_stop of (s: ship) gives mission means
    last m in (those of (x in spaceline where x is on_the_way_of s and distance(location of s, x) <= range_left of s)
      with highest distance(location of s, x))
  /// The mission lies between the ship and the end to which it is sent.
  relation (m: mission) on_the_way_of (s: ship) means
    m != location of s and distance(location of s, m) + distance(m, goal_of(s)) = distance(location of s, goal_of(s))
  /// A ship that is sent somewhere and can move there now.
  relation (s: ship) can_obey means
    s is under_orders and location of s != goal_of(s) and s can move and s is staffed
    and (s is docked and host of s is usable_by controller of s or next_stop of s is something)
  /// The player has to move a ship before he does anything else.
  relation (p: player) bound_to_act means (some c: dilemma where heading of c != 0) and some s: ship where controller of s = p
    and s is can_obey

  // The ship and its crew do nothing else, and nobody leaves it. Staff is what moves it, who reports there has arrived, and who is
  // well again is so by no action.
  /// The card is a ship that is sent somewhere, or is aboard one, so it does nothing else.
  relation (c: card) at_its_orders means c is under_orders
    or c is crew_card and host of c is under_orders and c is at_command_of controller of host of c
  forbid everything done by (c: card) except move, staff_ship, report, recover, decloak, dephase when c is at_its_orders
    because "the ship must do nothing but move on"
  // It comes out of its cloak when that fails, and never by order.
  forbid action decloak of (s: ship) when s is under_orders because "the ship must do nothing but move on"
  forbid action dephase of (s: ship) when s is under_orders because "the ship must do nothing but move on"
  forbid action tow with (s: ship) when s is under_orders because "the ship must do nothing but move on"
  forbid action fly of (s: ship) to (dest: mission) by (you: player) when s is under_orders and dest != next_stop of s
    because "the ship must move on at full speed"
  // A shortcut may be taken, and need not be; a detour is none.
  /// Nothing that the ship must do keeps it from being taken to the mission at once: for one under orders that shortens its way.
  relation (s: ship) may_be_taken_to (m: mission) cites r24 "gl-required-shortcuts" cites r18 "req-shortcut" means
    s is not under_orders or quadrant of m = quadrant of location of s and distance(m, goal_of(s)) < distance(location of s, goal_of(s))

  // Others may come aboard, not by its own transporters.
  forbid action beam from (start: card) to (dest: card) when dest is under_orders and start is mission
    and (no v: craft where controller of v = controller of dest and location of v = location of dest and v != dest)
    because "a ship that must move on beams nobody aboard"

  // As long as it can be done, its player does nothing else from when he gives orders, and does not end them either. What suspends
  // play and what answers him goes before it.
  /// Whether the player has begun to give orders this turn, so that required actions come first.
  field giving_orders: truth of player = no resets every turn
  before stage orders of turn_of { set giving_orders of turn_player to yes }
  forbid every action in orders by (you: player) except fly, undock when you is bound_to_act because "a required action comes first"
  forbid every action in any_time by (you: player) when you is bound_to_act and giving_orders of you
    because "a required action comes first"
  forbid action undock of (s: ship) by (you: player) when you is bound_to_act and s is not under_orders
    because "a required action comes first"
  forbid action fly of (s: ship) by (you: player) when you is bound_to_act and s is not under_orders
    because "a required action comes first"
  after stage orders of turn_of {
    while turn_player is bound_to_act { offer turn_player must orders once then between_actions() }
  }

  /// The card has brought its ship to the end of the spaceline.
  verb end_journey (what: card) past journeyed log "{what}: the end is reached" {
    set heading of what to 0
  }
  whenever c: dilemma where heading of c != 0 and location of c = destination_of(c) cites faq95 "3.2-cytherians-means" { end_journey c }
}

titles "Wormhole"

// Whoever must move on may do so by what takes him there at once.
rule shortcuts cites r24 "gl-required-shortcuts" cites r18 "req-shortcut" {
  allow action play_interrupt of (c: card) by (you: player) when you is bound_to_act and covers("Wormhole", c) overrides required_actions
}

rule far_end cites r24 "12.6" cites r18 "ties-distance" {
  // On which side there are more locations, or else a longer way: -1 is the left one, 1 the right one, 0 neither.
  /// The side of a mission on which more of the spaceline lies: -1 is the left one, 1 the right one, 0 neither.
  noun far_side of (m: mission) gives number cites r24 "12.6" cites cr98 "tie-distance" means
    -1 if size(before_it(m)) > size(behind_it(m)) else 1 if size(behind_it(m)) > size(before_it(m))
    else -1 if way_through(before_it(m)) > way_through(behind_it(m)) else 1 if way_through(behind_it(m)) > way_through(before_it(m)) else 0
  /// The missions of the same quadrant to the left of a mission.
  noun before_it (m: mission) gives set of mission means every x in spaceline where quadrant of x = quadrant of m
    and position(x) < position(m)
  /// The missions of the same quadrant to the right of a mission.
  noun behind_it (m: mission) gives set of mission means every x in spaceline where quadrant of x = quadrant of m
    and position(x) > position(m)
  /// The total of the spans of some missions.
  noun way_through (row: set of mission) gives number means sum of span of x over x in row

  // Between equal ends the other player says which it is.
  procedure send_to_far_end (c: card) cites r24 "12.6" cites cr98 "tie-distance" {
    set heading of c to far_side of location of c
    if heading of c = 0 {
      opponent of attempter chooses one {
        says "it moves to the left" { set heading of c to -1 }
        says "it moves to the right" { set heading of c to 1 }
      }
    }
  }
  // All to the next location on that side; at the end of a row of one there is none.
  procedure hurl_towards_far_end (struck: set of ship, m: mission) {
    let side be far_side of m
    if side = 0 and size(before_it(m)) > 0 {
      opponent of attempter chooses one {
        says "they are hurled to the left" { let side be -1 }
        says "they are hurled to the right" { let side be 1 }
      }
    }
    let dest be last x in before_it(m) if side < 0 else first x in behind_it(m)
    if dest is something { for each s in struck where in_play(s) { relocate s to orbit of dest } }
  }
}

scenario "People may come aboard a ship that must move on, and none may leave" under r24, r18
  cites r24 "7.10-may-join", "gl-required-boarding", "gl-required-crew" cites r18 "req-crew" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given crew of one on "Federation Outpost": "Martin"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given turn of one
  given range_used of "U.S.S. Oberth" = 6
  when one beams "Martin" from "Federation Outpost" to "U.S.S. Oberth"
  then "Martin" in interior of "U.S.S. Oberth"
  when one beams "Martin" from "U.S.S. Oberth" to "Federation Outpost"
  then refused
}

scenario "What cures is no action, and allowed" under r24, r18 cites r24 "7.10-cure-allowed" cites r18 "req-cure" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  given crew of one on "Federation Outpost": "Kosinski"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given "Nitrium Metal Parasites" of two on "U.S.S. Oberth"
  given turn of one
  given range_used of "U.S.S. Oberth" = 6
  when one beams "Kosinski" from "Federation Outpost" to "U.S.S. Oberth"
  then "Nitrium Metal Parasites" is cured, "Cytherians" in attached of "U.S.S. Oberth"
}

scenario "The longer way is the far end; between equal ones the other player chooses" under r24, r18 cites r24 "12.6-far-end"
  cites r18 "ties-distance" {
  given mission of one: "Intercept Sleeper Ship"
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  then goal_of("U.S.S. Oberth") = "Intercept Sleeper Ship"
}

scenario "Of two ends equally far the other player says which it is" under r24, r18 cites r24 "12.6-far-end", "12.5-ties-dilemma"
  cites r18 "ties-distance" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given mission of one: another "Botanical Research"
  given seeds of two under "Amnesty Talks": "Cytherians"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  when one attempts "Amnesty Talks"
  two chooses way 2
  then goal_of("U.S.S. Oberth") = another "Botanical Research"
}

scenario "Who takes the ship takes the errand with it" under r24, r18 cites r24 "7.10-transfer" cites r18 "req-transfer" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given control "U.S.S. Oberth" by two
  given crew of two on "U.S.S. Oberth": "Data" version "The Next Generation" of two
  given turn of two
  when two flies "I.K.S. K'Vort" to "Seize Freighter"
  then refused because r24 "7.10-no-others"
  when two flies "U.S.S. Oberth" to "Seize Freighter"
  then location of "U.S.S. Oberth" = "Seize Freighter", points of two = 15, points of one = 0
}

scenario "Whoever gives no orders gives this one before his turn ends" under r24 cites r24 "gl-required-def",
  "gl-required-first-opportunity" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez"
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given whole turn of one
  one passes
  then decision of one offers exactly "fly U.S.S. Oberth to Seize Freighter"
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then location of "U.S.S. Oberth" = "Seize Freighter", points of one = 15, "Losta" in hand of one
}
