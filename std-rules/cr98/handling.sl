// What leaves play, and who handles what.

// Whatever is discarded goes to its owner's discard pile: dilemmas as well, missions, and cards of Q's.
amend rule leaving_play cites cr98 "discard-owner" {
  replace verb discard (what: card) log "{what} is discarded" cites cr98 "discard-owner" {
    with taken_along = what { for each x in going_with(what) { discard x } }
    let_go(what)
    if was_scored of what is something { put what into point_area of was_scored of what at top }
    else { put what into discard_pile of owner of what at top }
  }
}

// Equipment of one affiliation is handled much as its ships are: it reports to outposts of its own, or of nobody's, unless a treaty
// opens others, and whoever may not use it does not even carry it.
amend rule reporting cites cr98 "equip-aff-report", "equip-borg-carry" {
  // Natives of another time that is in play for either player report there alone.
  forbid report of (c: card) when c is at_home_in_another_time because "{c} reports to its own time alone" cites cr98 "mmc-native"
  replace relation (c: card) welcome_at (dest: card) because "{c} would come under house arrest at {dest}" means
    c is equipment and c is handed_out_at dest or size(modes_at(c, dest)) > 0
  /// The equipment is for everybody, or for those who are at home at this ship or facility.
  relation (c: card) handed_out_at (dest: card) because "{c} is not handed out at {dest}" cites cr98 "equip-aff-report",
    "equip-borg-carry" means
    size(users of (c as equipment)) = 0 or dest is not craft or mode of dest in [Neutral, Non-Aligned]
    or (some a in users of (c as equipment) where a = mode of dest or allied(a, mode of dest, owner of c))
}
titles "One of Eleven"

amend rule using_equipment cites cr98 "equip-aff-use" {
  replace relation (c: card) without_users cites cr98 "equip-aff-use", "equip-borg-carry" means
    c is equipment and size(users of c) > 0 and not (c is put_to_borg_use)
    and no p: personnel where spot(p) = spot(c) and controller of p = controller of c and not (p is unusable)
    and not (spot(c) = attempt_place and p is separated)
    and (some a in users of c where p is_one_of a or allied(a, mode of p, controller of p))
  /// Marked as equipment that a Procurement Drone has taken for the Borg.
  state put_to_borg_use of equipment
  when gear_is_stolen of (p: player, e: equipment) when acting is something and covers("One of Eleven", acting)
    cites cr98 "procurement-any" {
    mark e as put_to_borg_use
  }
  /// Equipment that nobody where it lies may carry.
  relation (c: card) without_carriers cites cr98 "equip-aff-use" means c is equipment and c is without_users
  forbid beam of (c: crew_card) when c is without_carriers because "nobody there may carry {c}"
  forbid walk of (c: crew_card) when c is without_carriers because "nobody there may carry {c}"
}
