// Damage to ships and facilities, and its repair.

// Whose opponent has an open side deck of tactics has these placed on what is damaged; otherwise damage is told by a turn of the
// card: half its HULL, and a ship is slow and without its cloak. Without HULL it goes down, in a battle at its end.
rule damage cites r24 "7.5.1-offline", "g-damage-rotation", "g-damage-offline", "7.4.3-s6-rotation", "7.5.1-which-system",
  "7.5.1-tactics-any-reason", "7.5.1-rotation-marker", "7.5.1-rotation-rotate" cites r18 "offline-def" {
  /// A ship or facility with damage: RANGE, WEAPONS and SHIELDS are lower, and more damage may destroy it.
  state damaged of craft means turns_of_damage of this > 0 or some t: tactic in attached of this
  /// How often a ship or facility has been damaged by rotation, without tactics.
  field turns_of_damage: number of craft = 0
  /// The hull integrity of a ship or facility in percent.
  noun hull of (c: craft) gives number cites r24 "2.13-dual-role", "7.5.1-hull-zero", "g-hull-integrity" cites r18 "rot-rotate",
    "sb-damaged-remain", "sb-winner-cap" means
    at_least(0, 100 - 50 * turns_of_damage of c - sum of hull_loss of t over t: tactic in attached of c)
  /// How often the target has been hit so far: a second hit is a direct hit.
  scope hits_taken: number
  // Nothing goes down before both sides have fired.
  /// Whether ships that are destroyed wait until both sides have fired.
  scope losses_wait: truth
  /// Damages a ship or facility; at no hull integrity it is destroyed.
  verb damage (what: craft) log "{what} is damaged" cites r24 "7.5-systems", "7.5.1-rotation-immune", "7.4.3-s6-rotation-direct",
    "7.4.3-s7-cap", "7.4.3-s8-remain", "7.5.1-rotation-second", "g-damage-direct", "g-damage-second", "g-damage-damaged-def",
    "gl-rotation-damage", "gl-damaged-def", "g-damage-not-damage" cites r18 "rot-single", "sb-rotation" {
    let dealer be opponent of controller of what
    if dealer is fighting_with_tactics {
      if hits_taken is something { deal_damage(dealer, what, hits_taken = 2) } else { repeat 2 { flip_marker(dealer, what) } }
    } else {
      set turns_of_damage of what to turns_of_damage of what + 1
    }
    set docked_in_turn of what to turn_number
    set turns_in_dock of what to 0
    if hull of what = 0 and not losses_wait and in_play(what) { destroy what }
  }
  // Some damage destroys nothing: a marker that would is not placed, and a second turn is not made.
  /// Whether damage destroys nothing now.
  scope hull_spared: truth
  /// Damages a ship or facility, but never so far that it is destroyed.
  verb damage_not_destroy (what: craft) past damaged_not_destroyed { with hull_spared = yes { damage what } }
  forbid damage_not_destroy of (c: craft) when hull of c <= 50 and not (opponent of controller of c is fighting_with_tactics)
    because "it would be destroyed"
  every ship where turns_of_damage of it > 0 and printed RANGE of it > 5: RANGE = 5
  every ship where turns_of_damage of it > 0: loses Cloaking Device, loses Phasing Cloak
}

// In dock a ship loses one marker by chance for every full turn of its player, and a turned one is well after two of them.
rule repair cites r24 "7.5.2" cites r18 "repair-end-turn", "repair-full", "repair-rotation" {
  /// The turn in which a ship docked last.
  field docked_in_turn: number of craft = 0
  /// How many full turns a ship has been docked where it can be repaired.
  field turns_in_dock: number of craft = 0
  forbid repair of (c: craft) when c is not damaged because "{c} is not damaged"
  /// Takes all damage away from a ship or facility.
  verb repair (what: craft) past repaired log "{what} is repaired" {
    set turns_of_damage of what to 0
    for each t: tactic in attached of what { take_off(t) }
  }
  /// The player's damaged ship has been docked long enough to be repaired.
  relation (s: ship) is_mended_for (p: player) cites r24 "7.5.2", "2.10-outpost", "7.4-basic-repair", "7.5.2-facilities",
    "g-facility-repair", "gl-fac-outpost-def" cites r18 "basic-repair-two-turns", "repair-facility", "facility-outpost", "dock-repair"
    cites cr98 "repair-compatible", "repair-not-neutral" means
    controller of s = p and host of s is outpost and (no k in dock_without_tools of host of s) and s is damaged
    and docked_in_turn of s != turn_number
  when turn_ends (p: player) for each s: ship where s is_mended_for p {
    set turns_in_dock of s to turns_in_dock of s + 1
    let marker be one of (t: tactic in attached of s) at random
    if marker is something { take_off(marker) }
    if turns_in_dock of s >= 2 { set turns_of_damage of s to 0 }
  }
}
