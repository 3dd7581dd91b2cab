// Orders: beam, move. There is no limit to their number.

rule where_cards_are cites anew "duplicate-locations" {
  /// The location at which a card is, however deep it lies in something there.
  noun location_of (c: card) gives location cites anew "duplicate-locations" means
    c as location if c is location else location_of(host of c) if host of c is something else nothing
  /// At the same location as this card.
  relation (a: card) here in play cites anew "duplicate-locations" means location_of(a) = location_of(this)
  /// In one stack, or aboard one ship, with this card.
  relation (a: card) present in play cites anew "equipment-def" means spot(a) = spot(this)
  /// Aboard this ship.
  relation (a: card) aboard (s: ship) in play means spot(a) = interior of s
  /// Aboard the ship on which this card is.
  relation (a: card) aboard_its_ship in play means host of this is ship and spot(a) = interior of (host of this as ship)
  /// On this card.
  relation (a: card) on (b: card) in play means host of a = b
  /// Where people and things stand: the stack on a planet or headquarters, or the inside of a ship.
  noun stack_of (c: card) gives place means surface of (c as location) if c is location else interior of (c as ship)
}

rule beaming cites anew "beam-what" {
  /// Moves a personnel or equipment to another place at the same location.
  verb beam (what: crew_card) to (dest: place) past beamed itself log "{what} beams" cites anew "beam-what" { put what into dest }
  forbid beam of (c: crew_card) when c is stopped because "{c} is stopped" cites anew "stopped-no-orders"
  // A planet or headquarters, whoever has laid it out, and ships of one's own.
  /// Where people and things can be at a location.
  noun beam_ends (m: location) gives set of card cites anew "beam-up", "beam-down", "beam-ship-ship", "beam-any-planet",
    "beam-no-travel" means
    (every s: ship in orbit of m) + (every x in m)
  forbid action beam to (dest: card) when dest is space because "nobody stands in space" cites anew "beam-space"
  forbid action beam to (dest: card) when dest is ship and controller of dest != turn_player because "{dest} is another player's"
    cites anew "beam-not-opponent"
  forbid action beam to (dest: card) when dest is stopped because "{dest} is stopped" cites anew "stopped-no-orders"
  forbid action beam from (start: card) when start is stopped because "{start} is stopped" cites anew "stopped-no-orders"
  /// A ship of yours is there.
  relation (m: location) reached_by_transporters cites anew "beam-need-ship" means some s: ship in orbit of m where s is your
    and s is not stopped
  action beam in orders says "beam {who} from {start} to {dest}" cites anew "beam-what" {
    name start in every card where (it is ship and it is your or it is location) and (some x: crew_card in stack_of(it) where x is your)
    name dest in beam_ends(location_of(start)) where it != start and start in beam_ends(location_of(start))
    legal when location_of(start) is reached_by_transporters because "no ship of yours is there"
    pick who: at least 1 crew_card in stack_of(start) where it is your and it can be beamed
    do { for each c in who { if c can be beamed { beam c to stack_of(dest) } } }
  }
}

rule staffing_of_ships cites anew "move-conditions" {
  /// The unstopped personnel aboard a ship who are of its affiliation.
  noun staff_of (s: ship) gives set of personnel cites anew "staffed-affiliation", "staffed-icons" means
    every p: personnel in interior of s where controller of p = controller of s and p is not stopped
    and affiliation of p = affiliation of s
  /// A ship that its crew can move.
  relation (s: ship) staffed because "{s} is not staffed" cites anew "staffed-affiliation", "staffed-icons" means
    size(staff_of(s)) > 0 and supplies_icons(staff_of(s), s)
  // Each serves for one icon, and who commands may serve as staff.
  /// Whether these personnel supply all staffing icons of a ship, one for each.
  noun supplies_icons (who: set of personnel, s: ship) gives truth cites anew "staff-one-each", "staff-command-for-staff",
    "staff-galaxy-example", "personnel-icons", "ship-icons" means
    number of (p in who where [Cmd] in icons of p) >= level([Cmd], staffing of s)
    and number of (p in who where [Cmd] in icons of p or [Stf] in icons of p) >= level([Cmd], staffing of s) + level([Stf], staffing of s)
}

rule moving cites anew "range-cost" {
  /// Moves a ship to another location.
  verb move (what: ship) to (dest: location) past moved itself log "{what} moves to {dest}" cites anew "range-cost" {
    use_range(what, move_cost(location_of(what), dest))
    put what into orbit of dest
  }
  procedure use_range (s: ship, n: number) cites anew "range-used" { set range_used of s to range_used of s + n }
  // The spans of both ends, whatever lies between them.
  /// What it costs to move from one location to another.
  noun move_cost (start: location, dest: location) gives number cites anew "range-cost", "no-passing" means
    at_least(0, span of start + span of dest - region_discount(start, dest))
  /// What a move within one region costs less.
  noun region_discount (start: location, dest: location) gives number cites anew "region-discount" means
    2 if region of start is something and region of start = region of dest else 0
  /// A text lets ships cross between the quadrants of these locations, or they are in one quadrant.
  relation (start: location) joined_to (dest: location) cites anew "quadrant-crossing" means
    quadrant of start = quadrant of dest or start leads_to dest or dest leads_to start
  /// The text of the location lets ships move between it and the other one.
  relation (start: location) leads_to (dest: location) cites anew "quadrant-crossing" means
    some k in passages of start where dest in those(k.where_to, start, controller of start)
  action fly in orders says "move {s} to {dest}" cites anew "move-conditions" {
    name s in every ship where it is your and it is not stopped
    name dest in every location where it != location_of(s)
    legal when s is staffed because "{s} is not staffed" cites anew "move-conditions"
    legal when location_of(s) is joined_to dest because "no way leads from one quadrant to the other" cites anew "quadrant-crossing"
    legal when move_cost(location_of(s), dest) <= RANGE of s - range_used of s because "{s} has not RANGE enough"
      cites anew "move-conditions"
    do { move s to dest }
  }
}
