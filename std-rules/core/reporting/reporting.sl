// Reporting for duty: how personnel, ships and equipment enter play.

// Each card is at home in one quadrant. Equipment is at home everywhere.
rule native_quadrant cites r24 "gl-counterpart-native", "g-counterpart-native", "6.3-quadrant-icon" {
  /// The quadrant from which a card comes, as its icons say; Alpha without one.
  noun native_quadrant of (c: card) gives quadrant cites r24 "4.2-no-box-alpha", "icon-dq", "icon-gq", "icon-mq", "icon-affil-quadrants"
    cites r18 "native-equipment" cites cr98 "icon-d" means
    quadrant of c if c is mission
    else Gamma if [GQ] in icons of c else Delta if [DQ] in icons of c else Mirror if [MQ] in icons of c else Alpha
  /// The quadrant in which a card is.
  noun quadrant_around (c: card) gives quadrant means quadrant of location of c
  /// The card comes from this quadrant, or is equipment.
  relation (c: card) at_home_in (q: quadrant) because "{c} is not at home in the {q} Quadrant" means c is equipment
    or native_quadrant of c = q
}

// At your outposts, and at every headquarters, if card and facility are compatible and both at home where they are.
rule reporting cites r24 "6.2" {
  /// Announced when a personnel, ship or equipment reports for duty.
  verb report (what: card) past reported itself not in play
  /// The card may report for duty now, as far as rules and its own text go.
  relation (c: card) report_allowed means c can be played and c can report and c is may_enter and c is has_permission and c is timely

  /// The places to which a card may report for duty now.
  noun report_places of (c: card) gives set of card because "{c} cannot report to {it}" cites r24 "2.10-entry", "6.1-report-types",
    "6.3-where", "gl-fac-stacking" cites r18 "cardplay-direct", "report-where" means
    every x in ((every f: facility where f is usable_by you and f receives c and f suits c) + special_places_of(c)) where c can_exist_at x
    and c can be played on x and x != going_down and x != taken_along and (c is has_permission or x in places_inviting(c))
  /// The player may use the facility: it is his, a headquarters, or open to everybody.
  relation (f: facility) usable_by (p: player) cites r24 "2.10-outpost", "2.10-headquarters", "2.10-station", "g-facility-opp-hq-yours",
    "6.3-usable", "gl-facility-hq-shared", "gl-fac-hq-def", "gl-fac-no-use-opp", "gl-fac-hq-both", "g-facility-hq", "g-facility-no-use-opp",
    "g-facility-hq-both", "g-facility-exit", "g-facility-hq-report" means
    controller of f = p or f is headquarters or f is open_to_all
  /// A card may report to this outpost or headquarters in its own quadrant.
  relation (f: facility) receives (c: card) cites r24 "g-facility-station", "gl-fac-station-def", "gl-fac-rep-station",
    "g-facility-no-site-station", "g-facility-def", "6.3-both-native", "gl-fac-rep-quadrant", "gl-fac-rep-outpost", "gl-fac-rep-hq",
    "g-facility-outpost", "g-facility-report-native", "g-facility-ships-docked" cites r18 "type-facility-role" means
    (f is outpost or f is headquarters)
    and native_quadrant of f = quadrant_around(f) and c is at_home_in quadrant_around(f)
    and c is welcome_at f

  // Nobody reports where he would be arrested, or arrest others.
  /// The card could be at this place without house arrest, for itself or anybody there.
  relation (c: card) welcome_at (dest: card) because "{c} would come under house arrest at {dest}" cites r24 "gl-equip-no-affil",
    "g-equipment-no-affil", "6.3-compatible-example", "6.3-equipment-compatible", "gl-fac-compat-needed", "g-facility-compat"
    cites r18 "report-equipment-any", "compatible-equipment" means
    c is equipment
    or size(modes_at(c, dest)) > 0
  /// The affiliations as which a card could be at a place.
  noun modes_at (c: card, dest: card) gives set of affiliation means
    every a in affiliations of c where may_stay(c, a, dest, c)
}

// Cards that let others report to certain places ask for no quadrant, and no facility need be there.
rule special_reporting cites r24 "6.3-special-reporting", "6.3-special-reporting-example2" cites r18 "special-report-lost" {
  /// The places to which texts let a card report besides outposts and headquarters.
  noun special_places_of (c: card) gives set of card means
    places_called_to(c)
    + end_places of c
    + (every v: ship where (some k in own_permissions of c where v matches k.dest) and c is welcome_at v)
    + (every x: card where (some k in own_permissions of c where x matches k.dest) and (x is mission or x is facility))
    + (every x: card where (some k in berth_permissions of c where x matches k.dest) and (x is mission or x is facility))
    + (every h: card where (some k in company_permissions of c
    where (some p in those(k.whom, c, you) where p is your and host of p = h and supports(p)))
    and c is welcome_at h)
  /// The places to which other cards call a card.
  noun places_called_to (c: card) gives set of card means
    (every v in those_hosting(c) where c is welcome_at v)
    + (every m in missions_calling(you) where (some k in mission_reports of mission_facing(m, you) where c is meant_by k.who))
    + (each place_of_welcome(h) over h: card where (some k in welcomes of h where c is meant_by k.who) and h is your
      and c is welcome_at place_of_welcome(h))
  /// The missions of a player that let cards report there.
  noun missions_calling (p: player) gives set of mission means
    every m in spaceline where m is seeded_by p and size(mission_reports of mission_facing(m, p)) > 0
  /// The ships, facilities and planets to which your cards let a card report.
  noun those_hosting (c: card) gives set of card means
    nothing if size(letting_in(c)) = 0 else every v in abodes
    where (some s in letting_in(c) where (some k in report_permissions of s where c is meant_by k.who and v in those(k.dest, s, you)))
  /// Your cards that let a card report somewhere.
  noun letting_in (c: card) gives set of card means
    every s: card where s is your and (some k in report_permissions of s where c is meant_by k.who)
  // A text that asks for cards of an alternate universe by their icon lets them come, there and nowhere else.
  /// Whether a text is asked only for what it says of cards with [AU].
  scope asked_for_as_AU: truth
  /// The description means the card.
  relation (c: card) meant_by (who: selection) means c matches who and (not asked_for_as_AU or speaks_of(who, [AU]))
  /// The places to which a text calls a card that has [AU].
  noun places_inviting (c: card) gives set of card cites r24 "gl Alternate Universe icon" means
    (places_called_to(c) with asked_for_as_AU = yes)
  /// The card, if it has [AU] and some text calls it.
  noun invited_as_AU (c: card) gives card means c if [AU] in icons of c and size(places_inviting(c)) > 0 else nothing
  /// Where a card arrives that reports where another is present: aboard a ship or facility, or beside the other card.
  noun place_of_welcome (h: card) gives card means h if h is craft else host of h
}

rule reporting_for_duty cites r24 "6.3-announce", "6.3-equipment-no-quadrant" {
  action report in card_plays says "report {c} to {dest}" {
    name c in hand of you where (it is personnel or it is ship or it is equipment)
      and (it is report_allowed with sought_as_AU = invited_as_AU(it))
    name dest in report_places of c
    legal when plays_left of you > 0 because "no normal card play is left this turn"
    cost { use_play if not (c reports_free_at dest) }
    do { report_as_chosen(c, dest) }
  }
  // A card with several affiliations takes one when it is played, for both to see.
  procedure report_as_chosen (c: card, dest: card) cites r24 "6.3.3" {
    let you be owner of c
    let a be nothing
    if c is not equipment {
      if size(modes_at(c, dest)) > 1 { show c }
      let a be one of modes_at(c, dest)
    }
    report_to(c, dest, a)
  }
  // Once it has been shown it goes beneath the facility, where its own player alone may look at it.
  procedure report_to (c: card, dest: card, a: affiliation) cites r24 "12.12-opp-personnel", "g-in-play-personnel", "6.3-after-reporting",
    "12.12-own-cards" cites r18 "after-report-stack", "look-personnel-when", "mirror-impersonator-not-version", "report-announce" {
    announce_play(c, dest)
    if c is not in pending { leave report_to }
    put c into place_for_duty(c, dest)
    hide c
    if a is something { set mode of c to a }
    announce report(c)
    for each k in on_plays of c where k.played { follow k.what for c as owner of c }
  }
  // A ship enters play docked where ships may dock, and in orbit of a headquarters.
  /// The place to which a card reports: a ship to the dock or orbit, others to the interior or surface.
  noun place_for_duty (c: card, dest: card) gives place cites r24 "7.1.4-report-docked", "g-docking-enter-docked", "g-facility-hq-orbit"
    cites r18 "dock-report-docked" means
    (dock of dest if dest is outpost else orbit of location of dest) if c is ship
    else interior of dest if dest is craft else surface of dest
}

// For free: the normal play is still to be made, and must be made before the orders.
rule reporting_for_free cites r24 "6.1.1" {
  // Behind the normal play, too.
  action report_without_a_play in card_plays says "report {c} for free to {dest}" {
    legal when plays_left of you <= 0 because "the normal card play is still left"
    name c in hand of you where (it is personnel or it is ship or it is equipment) and it is could_be_free
      and (it is report_allowed with sought_as_AU = invited_as_AU(it))
    name dest in report_places of c where c reports_free_at it
    do { report_as_chosen(c, dest) }
  }
  /// The card could come without using up the normal card play.
  relation (c: card) could_be_free because "nothing lets {c} come for free" means
    size(always_frees of c) + size(free_plays of c) + size(free_hosts of c) + size(free_companies of c) > 0 or somebody_is_waited_for
  /// Whether some card in play lets others report for free where it is present.
  noun somebody_is_waited_for gives truth means some h: card where (some k in welcomes of h where k.free)
  /// The card reports to this place without using up the normal card play.
  relation (c: card) reports_free_at (dest: card) means
    c is free_on(dest)
    or (some k in free_companies of c where (some p in those(k.whom, c, owner of c) where host of p = dest and supports(p)))
    or some h: card where place_of_welcome(h) = dest and controller of h = owner of c
    and (some k in welcomes of h where k.free and c matches k.who)
  /// A card lets one card report for free once each turn.
  limit free_report_each_turn (p: player, s: title) per turn
  action report_for_free in card_plays says "call {c} to {dest} with {source_card}" {
    name source_card in every card where it is your and size(free_reports of it) > 0
    name k in free_reports of source_card
    name c in hand of you where (it is personnel or it is ship or it is equipment) and it matches k.who
      and (it is report_allowed with sought_as_AU = named_as_AU(it, k.who))
    name dest in those(k.dest, source_card, you) where it receives_for_free c
    limit free_report_each_turn(you, title of source_card)
    do { if dest is craft and c is not equipment { report_to(c, dest, mode of dest) } else { report_as_chosen(c, dest) } }
  }
  // To match is asked of ships and facilities. On a planet, and in space for ships, anybody comes whom the location lets exist.
  /// Cards may report to this place for free: it matches their affiliation, or is a location where they can be.
  relation (dest: card) receives_for_free (c: card) means
    c can_exist_at dest
    and (dest is craft and (c is equipment or dest matches_affiliation_of c and may_stay(c, mode of dest, dest, c))
    or dest is mission and (c is ship or dest is planet))
  // One of those whom a place favours comes there for free each turn, if it would receive him anyway, or is played there.
  /// A place lets one card report or play for free once each turn.
  limit favour_each_turn (p: player, s: title) per turn
  /// One card in each turn plays for free at this facility, which you may use.
  relation (base: facility) favours_somebody because "{base} favours nobody of yours" means size(favours of base) > 0
    and base is usable_by you
  action report_to_favour in card_plays says "welcome {c} at {base}" {
    name base in every facility where it is favours_somebody
    name k in favours of base
    name c in hand of you where (it is personnel or it is ship or it is equipment) and it matches k.who and it is report_allowed
      and base in report_places of it
    limit favour_each_turn(you, title of base)
    do { report_as_chosen(c, base) }
  }
  action play_as_favour in card_plays says "play {c} on {host_card} for free with {base}" {
    name base in every facility where it is favours_somebody
    name k in favours of base
    name c in hand of you where it is plays_as_play and it matches k.who and it is play_allowed
    name w in ways of c where it.plays and it.host is something
    name host_card in hosts_to_play_on(w, c) where location of it = location of base
    limit favour_each_turn(you, title of base)
    do { enter_on(c, host_card) }
  }
  /// The ship or facility has the same affiliation as the card, which is more than to be compatible.
  relation (dest: card) matches_affiliation_of (c: card) cites r24 "gl compatible" means
    dest is craft and (c is personnel or c is craft) and c sides_with mode of dest
}

// One after another, as long as there is somebody whom a place would receive.
rule reporting_together cites r24 "6.1", "gl-group-def" cites r18 "group-def" cites faq95 "3.8-redalert" {
  /// The player has any number of cards from his hand report for duty.
  verb report_any_number log "{by} has everybody report" {
    while yes {
      let next_one be up to one of (hand of you where it is reportable_by you)
      if size(next_one) = 0 { leave loop }
      for each c in next_one {
        let dest be one of report_places of c
        report_as_chosen(c, dest)
      }
    }
  }
  /// The card in hand can report for duty now.
  relation (c: card) reportable_by (you: player) means
    (c is personnel or c is ship or c is equipment) and c is report_allowed and size(report_places of c) > 0
}
