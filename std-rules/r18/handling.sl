// What downloads find, who takes over a ship, and what may be done to whoever is in stasis, as in 2018.

// D13. A download finds cards of Q's; artifacts alone are left out.
amend rule downloading cites r18 "dl-special-reporting" {
  replace relation (c: card) may_be_found_by (what: selection) cites r18 "dl-no-artifact" means not (c is artifact)
  // A download that names a place asks neither for quadrant nor for company.
  replace relation (x: card) is_open_to (c: card) means
    x is mission and x is planet and c can_exist_at x or x is mission and c is ship or x is craft and controller of x = owner of c
}
amend rule special_downloads cites r18 "dl-no-artifact" {
  replace relation can_fetch (k: special_download, c: card, x: card) means
    (not (x is artifact) or speaks_of(k.what, x) or speaks_of(k.which, x))
    and (x is earned_by_icon_of c if x is artifact
      else (can_arrive(x, landings_by_icon(c, x)) with sent_for = x, icon_place = location of c, icon_veil = veil_of(c),
      sought_as_AU = named_as_AU(x, k.which)))
}

// D30. An animal among the takers gives the ship no side.
amend rule commandeering cites r18 "cmd-transfer" {
  replace noun takers_sides (what: craft, p: player) gives set of affiliation means
    each mode of x over (x: personnel in interior of what where controller of x = p and mode of x != Borg and x is not ANIMAL)
}

// D32. Whoever is in stasis may be moved, though not chosen for it.
amend rule stasis {
  omit forbid everything done to;
  forbid everything done to (c: personnel or ship) except take_out_of_stasis, glance_at, reveal, relocate when c is kept_by_stasis
    because "{c} is in stasis"
}
