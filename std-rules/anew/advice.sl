// What a sensible captain does. These are no rules: a bot asks them what an offer is worth, from what its player sees.

rule advice_on_laying cites anew "GETTING READY TO PLAY" { advice on lay_location (m: location) means 10 }

rule advice_on_plays cites anew "1. PLAY AND DRAW CARDS" {
  /// You command no ship.
  relation (p: player) shipless means no s: ship where controller of s = p
  advice on report (c: card, m: location) means
    (90 if you is shipless else 15 if number of (s: ship where s is your) < 2 else -1) if c is ship else 40 if c is equipment
    else 60 - cost of c
  advice on draw means 20
  advice on install (c: ship_system, s: ship) means 18
  advice on uninstall (c: ship_system) means -1
  advice on play_in_core (c: event) means 45
  advice on play_on (c: event, x: card) means (30 if x is your personnel else -1)
  advice on play_event (c: event) means 25
}

rule advice_on_orders cites anew "2. EXECUTE ORDERS" {
  /// Your unstopped personnel and equipment at a location, whether in a stack or aboard.
  noun crowd_at (m: location) gives set of personnel means every p: personnel where p is your and p is not stopped and location_of(p) = m
  /// These personnel could complete the objective, as it stands now.
  relation (o: objective) would_fall_to (who: set of personnel) means
    o is open_to who and (no k in goals of o where not (holds(k.need, o, you) with assembled = who)) and size(who) >= 7
  /// Your location where the objective can be attempted, the nearest to begin with.
  noun site_for (o: objective) gives location means
    first m in location_row of you where some g in ground of o where g in ground of m and o is suited_to m
  /// What an objective is worth to you, with more for the first of each sort.
  noun worth_of (o: objective) gives number means
    points of o + (25 if o is planet and (no x: objective in completed_objectives of you where x is planet)
    or o is space and (no x: objective in completed_objectives of you where x is space) else 0) + size(overcome of o) * 3
  /// The best objective that these personnel could complete.
  noun target_for (who: set of personnel) gives objective means
    first o in (those of (o: objective in active_objectives of you where o is would_fall_to who and site_for(o) is something)
      with highest worth_of(o))
  /// Of your ships at a location the one that takes everybody.
  noun flagship_at (m: location) gives ship means
    first s in (those of (s: ship where s is your and s is not stopped and location_of(s) = m) with highest RANGE of s)
  /// Your first headquarters.
  noun home gives location means first m in location_row of you where m is headquarters
  /// Where you want those at a location: where they could complete something, or home for more of them.
  noun wanted_from (m: location) gives location means
    site_for(target_for(crowd_at(m))) if target_for(crowd_at(m)) is something else home
  /// Some of your unstopped people or things are not aboard a ship there.
  relation (m: location) not_yet_cleared means some c: crew_card in surface of m where c is your and c is not stopped

  advice on beam (start: card, dest: card) means worth_of_beaming(start, dest)
  advice on beam each who (who: crew_card) means 1
  /// What beaming is worth: up to the flagship where it is to leave, and down where something is to be completed.
  noun worth_of_beaming (start: card, dest: card) gives number means
    (70 if dest = flagship_at(location_of(dest)) and start is location and dest is wanted_away else -1) if dest is ship
    else 70 if start is ship and wanted_from(location_of(start)) = dest and dest is planet
    and target_for(crowd_at(dest as location)) is something
    else -1
  /// A ship that is to go elsewhere, or whose crew is to complete something in space.
  relation (s: card) wanted_away means wanted_from(location_of(s)) != location_of(s) and not (location_of(s) is headquarters
    and target_for(crowd_at(location_of(s))) is nothing) or wanted_from(location_of(s)) is space
  advice on fly (s: ship, dest: location) means
    50 if s = flagship_at(location_of(s)) and dest = wanted_from(location_of(s)) and not (location_of(s) is not_yet_cleared) else -1
  advice on attempt_planet (m: location, o: objective) means 60 + points of o if o is would_fall_to team_on(m) else -1
  advice on attempt_in_space (m: location, o: objective) means 60 + points of o if o is would_fall_to crowd_at(m) else -1
  advice on attempt_in_space each those_ships (those_ships: ship) means 1
  advice on fight (base: card, foe: player) means -1
  advice on engage (s: ship, target: ship) means -1
  advice on order_by (c: interrupt) means -1
}

rule advice_on_answers cites anew "FACING DILEMMAS" {
  /// What the dilemmas chosen so far cost.
  noun stacked_cost (p: player) gives number means sum of cost of d over d in dilemma_stack of p
  advice on stack_dilemma (d: dilemma) means
    10 + cost of d if d is not of_wrong_type and stacked_cost(you) + cost of d <= number_to_face(objective_in_hand)
      and (no x in dilemma_stack of you where same_title(x, d)) else -1
  advice on answer_with (c: interrupt) means 20
  advice on use_meanwhile (c: interrupt) means 5
  advice on draw_tactic means 50
  advice on choose_a_tactic (t: tactic) means 20 + ATTACK of t + DEFENSE of t
  advice on join_in (s: ship) means 5
}
