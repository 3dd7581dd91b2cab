// Sites, which are rooms of a station.

// In the facility phase each player may add his own to any station that they suit, whoever seeded it. What they do there no rule says yet.
rule seeding_sites cites r24 "4.4.1-optional", "4.4.1-any-owner" cites r18 "site-seed-six" {
  /// The site is a room of such facilities.
  clause stands on (what: selection of facility) as site_ground of site not in play says "{what}"
  /// The sites that a player has still to seed.
  zone site_pile of player: seen by holder, starts with "sites"
  deck needs size(site_pile of you) <= 6 because "a site pile has at most 6 sites" cites r24 "3.1.2-six-max"
  deck bars c in site_pile of you where c is not site because "{c} is no site" cites r24 "3.1.2"
  /// A station of the Nor class.
  relation (f: card) of_nor_class means f is station and text_has(title of f, "Nor")
  action seed_site in seeding says "seed {c} at {f}" {
    name c in seeds_at_hand of you where it is site and it is in_its_phase and it is has_permission
    name k in site_grounds of c
    name f in every facility where it matches k.what and it has_room_for c
    legal when number of (x: site where owner of x = you) < 6 because "a player seeds at most six sites" cites r24 "4.4.1-six-free-only"
    do { enter_seeded(c, attached of f, f) }
  }
  /// No copy of the site is there, or it is universal.
  relation (f: facility) has_room_for (c: card) because "a copy of {c} is at {f}" cites r24 "4.4.1-unique-per-station",
    "4.4.1-universal-sites" means
    c is universal or no x in attached of f where same_title(x, c)
}
