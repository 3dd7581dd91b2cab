// Downloading: search, then play at once under every rule of playing.

rule downloading cites r24 "6.5.4-reshuffle", "6.5.4-to-hand", "6.5.4-in-place-of-draw", "6.5.4-limit", "6.5.4-limit-single-action",
  "6.5.4-limit-non-personnel", "6.5.4-limit-to-hand" cites r18 "dl-in-place-draw", "dl-not-cardplay", "dl-search", "dl-to-hand",
  "dl-unlimited", "dl-personnel-limit", "dl-not-discard", "seed-downloaded-not-seed" {
  /// Where a player looks for a card that he downloads: hand and draw deck.
  noun searchable of (p: player) gives set of card means hand of p + draw_deck of p

  // A text may say where else: `download one KIND in discard_pile of you`.
  /// The cards outside play that a text names itself, as in `one personnel in discard_pile of you`.
  noun named_elsewhere (what: selection) gives set of card means every c in those(what) where not in_play(c)
  /// The cards that fit a description among all that a download looks through.
  noun searched_for (what: selection, p: player) gives set of card means
    every c in (searchable of p + named_elsewhere(what)) where c matches what

  // Whoever searches sees what he searches, until it is shuffled.
  procedure look_through (p: player) { show draw_deck of p to p }

  /// The places at which a downloaded card could arrive.
  noun arrivals_of (c: card, dest: set of card) gives set of card means
    every x in landings(c, dest) where x is_open_to c if dest is something else report_places of c
  // To somebody is to where he is, and people come to a place in open space aboard something there.
  /// The planets, ships and facilities that are meant by the places a text names.
  noun landings (c: card, dest: set of card) gives set of card means
    (every x in dest where x is mission or x is craft)
    + (every v: craft where c is crew_card and location of v in dest and not (location of v is planet))
    + (each host of x over (x in dest where not (x is mission or x is craft) and host of x is something))
  /// The downloaded card may come to this planet, ship or facility.
  relation (x: card) is_open_to (c: card) means
    x is mission and x is planet and c can_exist_at x or x is mission and c is ship
    or x is craft and controller of x = owner of c and c is welcome_at x
  /// The planet, and every ship and facility at a location.
  noun anywhere_at (m: mission) gives set of card cites r24 "gl-anywhere", "6.5.4-search" means
    (every x in m where x is planet) + (every v: craft where location of v = m)
  /// A downloaded card could be played or report now, at one of these places.
  relation can_arrive (c: card, dest: set of card) means
    c is play_allowed and not (c is personnel and personnel_fetched of you and not same_download and fetching_use of you != use_number)
    and ((c is personnel or c is equipment or c is ship) and some x in arrivals_of(c, dest)
      or c is facility and size(sites_for(c, dest)) > 0
      or c is not facility and (some w in ways of c where way_is_open(c, w, dest)))
  /// This way of playing a card is open to a download, at one of these places.
  relation way_is_open (c: card, w: way, dest: set of card) means
    w.plays and (w.table or w.host is something and size(hosts_at(w, c, dest)) > 0
      or w in deeds_of(c))

  /// The missions at which a facility could be built by a download.
  noun sites_for (c: card, dest: set of card) gives set of mission means
    every m in spaceline where m is lets_build c and (dest is nothing or m in dest
      or some x in dest where location of x = m and m is in_view_of x)
  /// The hosts on which a downloaded card could be placed, or which are where the text names a place.
  noun hosts_at (w: way, c: card, dest: set of card) gives set of card means
    every h in hosts_to_play_on(w, c) where dest is nothing or h in dest
      or not (dest meets hosts_to_play_on(w, c)) and some x in dest where location of h = location of x and h is in_view_of x

  // What could be played is looked for, and nothing else. Whoever has looked must take what he came for, if it is there. Of
  // several each is looked for when those before it have arrived, because they may be in its way or make way for it.
  /// Downloads what is described from hand or draw deck into play, reporting or playing it, and shuffles the deck.
  verb download (what: selection of crew_card or craft or played_card) to (dest: maybe set of card) not in play {
    look_through(you)
    if asked(what) is nothing or asked(what) = 1 { let found be one of found_for(what, dest, you); bring(found, dest) }
    else { bring_one_by_one(what, dest, no, you) }
    shuffle draw_deck of you
  }
  // Artifacts are for other doors, and so are cards of Q's that the text does not speak of.
  /// The description may find this card: artifacts are never found, and cards with [Q] only if it speaks of them.
  relation (c: card) may_be_found_by (what: selection) means
    not (c is artifact) and (not ([Q] in icons of c) or speaks_of(what, c) or speaks_of(what, [Q]))
  /// The cards that a download of this description could bring into play now.
  noun found_for (what: selection, dest: set of card, p: player) gives set of card means
    every c in found_for_hand(what, p) where (can_arrive(c, dest) with sought_as_AU = named_as_AU(c, what))
  /// The cards that a download of this description could bring to hand.
  noun found_for_hand (what: selection, p: player) gives set of card means every c in searched_for(what, p) where c may_be_found_by what
  /// Downloads what is described into your hand.
  verb download_to_hand (what: selection) not in play {
    look_through(you)
    let found be up to asked(what) of found_for_hand(what, you)
    if size(found) = 0 { announce brings_nothing(you) }
    for each c in found { put c into hand of you; show c; announce fetches(you, c) }
    set fetched of you to found
    shuffle draw_deck of you
  }
  /// Downloads what is described, into play or into your hand as you like.
  verb download_or_take (what: selection of crew_card or craft or played_card) to (dest: maybe set of card) not in play {
    if none_to_play(what, dest, you) { download_to_hand what }
    else {
      choose one {
        says "download it to your hand": download_to_hand what
        says "download it into play": download what to dest
      }
    }
  }
  /// The cards of this description that could come to one of these places of their own affiliation.
  noun found_to_match (what: selection, dest: set of card, p: player) gives set of card means
    every c in found_for_hand(what, p) where (can_arrive(c, matching_among(c, dest)) with sought_as_AU = named_as_AU(c, what))
  /// Downloads a card to one of these places that has the card's own affiliation.
  verb download_to_matching (what: selection of crew_card or craft or played_card) to (dest: set of card) not in play {
    look_through(you)
    let found be one of found_to_match(what, dest, you)
    bring(found, matching_among(found, dest))
    shuffle draw_deck of you
  }
  // A facility elsewhere than in its own quadrant provides none.
  /// The card is no facility outside its own quadrant.
  relation (c: card) no_facility_abroad cites r24 "6.5.4-facility-quadrant", "6.3-special-reporting-example1"
    cites r18 "dl-facility-native" means c is not facility
    or c is at_home_in quadrant_around(c)
  forbid download when acting is something and not (acting is no_facility_abroad) because "{acting} is not in its native quadrant"
  // Who may not download does so in no form.
  forbid download_to_hand by (you: player) when not (you can download) because "{you} cannot download"
  forbid download_to_matching by (you: player) when not (you can download) because "{you} cannot download"
  forbid download_different by (you: player) when not (you can download) because "{you} cannot download"
  /// Those of some places that have the same affiliation as a card.
  noun matching_among (c: card, dest: set of card) gives set of card means every x in dest where x matches_affiliation_of c
  /// Downloads several cards of which no two are copies or versions of one persona.
  verb download_different (what: selection of crew_card or craft or played_card) to (dest: maybe set of card) not in play {
    look_through(you)
    bring_one_by_one(what, dest, yes, you)
    shuffle draw_deck of you
  }
  procedure bring (found: set of card, dest: set of card) {
    if size(found) = 0 { announce brings_nothing(you) }
    for each c in found { come_for(c, dest) }
    set fetched of you to found
  }
  procedure bring_one_by_one (what: selection, dest: set of card, all_different: truth, you: player) {
    let brought be hand of you except hand of you
    repeat asked(what) {
      let next be up to one of (c in (found_for(what, dest, you) with same_download = (some x in brought where x is personnel))
        where not all_different or no x in brought where x is same_persona_as c)
      if size(next) = 0 { leave loop }
      for each c in next { come_for(c, dest) }
      let brought be brought + next
    }
    if size(brought) = 0 { announce brings_nothing(you) }
    set fetched of you to brought
  }
  // Personnel come by one download in every turn, however many it brings, and whatever one use of a text brings is one; what one of
  // them sends for is another download.
  procedure come_for (c: card, dest: set of card) cites r24 "g-hidden-agenda-special", "6.5.4-play-at-once" cites r18 "dl-normal-report" {
    if c is personnel {
      set personnel_fetched of owner of c to yes
      set fetching_use of owner of c to use_number
    }
    arrive(c, dest)
  }
  /// Whether several cards are brought by one download.
  scope same_download: truth
  /// Whether a player has downloaded a personnel this turn.
  field personnel_fetched: truth of player = no resets every turn
  /// The use of a text by which a player downloaded last this turn.
  field fetching_use: number of player = 0 resets every turn
  /// What a player's latest download brought.
  field fetched: set of card of player

  /// A player downloads a card into play.
  event brings (p: player, c: card) log "{p} downloads {c}"
  /// A download finds nothing.
  event brings_nothing (p: player) log "{p} downloads nothing"
  /// A player downloads a card to his hand.
  event fetches (p: player, c: card) log "{p} downloads {c} to hand"
  procedure arrive (c: card, dest: set of card) {
    let you be owner of c
    announce brings(you, c)
    if c is personnel or c is equipment or c is ship {
      let arrival be one of arrivals_of(c, dest)
      let as_mode be nothing
      if c is not equipment { let as_mode be one of modes_at(c, arrival) }
      report_to(c, arrival, as_mode)
    } else if c is facility {
      let site be one of sites_for(c, dest)
      set_up(c, site)
    } else {
      let to_table be (some w in ways of c where w.table and way_is_open(c, w, dest)) is something
      let elsewhere be (some w in ways of c where not w.table and way_is_open(c, w, dest)) is something
      if to_table and elsewhere {
        choose one {
          says "play it on the table" { enter(c, table of you) }
          says "play it elsewhere" { arrive_off_table(c, dest) }
        }
      }
      else if to_table { enter(c, table of you) }
      else { arrive_off_table(c, dest) }
    }
  }
  procedure arrive_off_table (c: card, dest: set of card) {
    let you be owner of c
    let w be one of (x in ways of c where not x.table and way_is_open(c, x, dest))
    if w.host is something {
      let base be one of hosts_at(w, c, dest)
      enter_on(c, base)
    } else { play_for_effect(c, w.what) }
  }
}

// What would find nothing is neither offered nor done.
rule empty_downloads cites r24 "6.5.4-invalid" cites r18 "dl-invalid", "dl-invalid-result" {
  /// Whether no card of this description could be downloaded into play.
  noun none_to_play (what: selection, dest: set of card, p: player) gives truth means
    what is something and size(found_for(what, dest, p)) = 0
  /// Whether no card of this description could be downloaded to a place of its own affiliation.
  noun none_to_match (what: selection, dest: set of card, p: player) gives truth means
    what is something and size(found_to_match(what, dest, p)) = 0
  /// Whether no card of this description could be downloaded to hand.
  noun none_to_take (what: selection, p: player) gives truth means what is something and size(found_for_hand(what, p)) = 0
  forbid download of (q: selection) to (x: set of card) by (you: player) when none_to_play(q, x, you) because "there is none to download"
  forbid download_different of (q: selection) to (x: set of card) by (you: player) when none_to_play(q, x, you)
    because "there is none to download"
  forbid download_to_matching of (q: selection) to (x: set of card) by (you: player) when none_to_match(q, x, you)
    because "there is none to download"
  forbid download_to_hand of (q: selection) by (you: player) when none_to_take(q, you) because "there is none to download"
  forbid download_or_take of (q: selection) by (you: player) when none_to_take(q, you) because "there is none to download"
}

rule special_downloads cites r24 "6.5.5", "gl-captains-order", "gl-suspends-play" cites r18 "resp-suspend" {
  /// A title as a set, for texts that take several titles.
  noun the_title (t: title) gives set of title means t
  /// What a player may do to suspend play, such as special downloads.
  menu suspending says "suspend play"
  // Copies share their icons, and versions do not. One that says only what kind of card it fetches has no title.
  /// A special download can be used once per game, however many copies of the card there are.
  limit special_download_once (p: player, copied: text, what: title) per game says "once per game for each icon"
  /// What two copies of a card have in common: the whole print of personnel and ships, the title of others.
  noun what_copies_share of (c: card) gives text means printed_card of c if c is personnel or c is ship else title of c
  /// Announced when a card suspends play for its special download.
  verb send_for_something by (who: card)
  action use_special_download in suspending says "suspend play with {c} for {what}" cites r24 "6.5.5", "icon-dl" cites r18 "special-dl-lost"
    cites cr98 "icon-sd" {
    legal when you can download
    name c in every card where it is your and not (it is unusable) and it can send_for_something
    name k in special_downloads of c where it.what is something and c is no_facility_abroad
      and (it.when is nothing or holds(it.when, c, you))
    name what in the_title(k.what)
    legal when some x in searchable of you where covers(what, x) and can_fetch(k, c, x)
    limit special_download_once(you, what_copies_share of c, what)
    do { fetch_specially(k, c, you) }
  }
  // A tactic is sent for in place of drawing any, by what is at the battle, and is used.
  action send_for_a_tactic in drawing_tactics says "send for a tactic with {c}" cites r24 "6.5.5" {
    name c in every card where it is your and not (it is unusable)
    name k in special_downloads of c where c is no_facility_abroad and (it.when is nothing or holds(it.when, c, you))
    legal when you can download
    legal when size(drawn_tactics of you) = 0 and size(current_tactic of you) = 0
    legal when location of c is nothing or location of c = location of (first x in own_force)
    legal when size(tactics_for(k, you)) > 0
    limit special_download_once(you, what_copies_share of c, k.what)
    do {
      show battle_bridge of you to you
      let t be one of tactics_for(k, you)
      announce brings(you, t)
      put t into current_tactic of you face_down
      shuffle battle_bridge of you
    }
  }
  /// The tactics that a special download could fetch from the Battle Bridge side deck.
  noun tactics_for (k: special_download, p: player) gives set of card means
    every t in battle_bridge of p where t is tactic and t is timely and (covers(k.what, t) or t matches k.which)
  // Any card of a kind.
  action use_open_special_download in suspending says "suspend play with {c}" {
    legal when you can download
    name c in every card where it is your and not (it is unusable) and it can send_for_something
    name k in special_downloads of c where it.which is something and c is no_facility_abroad
      and (it.when is nothing or holds(it.when, c, you))
    legal when some x in searchable of you where x matches k.which and can_fetch(k, c, x)
    limit special_download_once(you, what_copies_share of c, k.what)
    do { fetch_specially(k, c, you) }
  }
  procedure fetch_specially (k: special_download, c: card, you: player) {
    look_through(you)
    let target be one of (x in searchable of you where (covers(k.what, x) or x matches k.which) and can_fetch(k, c, x))
    // An artifact is earned.
    if target is artifact {
      announce brings(you, target)
      with attempt_place = place_to_earn_at(c) { earn target }
    } else if target is personnel or target is equipment or target is ship { bring(target, landings_by_icon(c, target)) }
    else { with sent_for = target, icon_place = location of c, icon_veil = veil_of(c) { bring(target, landings_by_icon(c, target)) } }
    shuffle draw_deck of you
  }
  // Of those whom the icon means who can come. An artifact it has to name, and a card of Q's to speak of.
  /// A special download could bring this card.
  relation can_fetch (k: special_download, c: card, x: card) cites r24 "6.5.5", "6.5.4-no-artifact-q", "gl-artifact-download" means
    (not (x is artifact) and (not ([Q] in icons of x) or speaks_of(k.which, [Q])) or speaks_of(k.what, x) or speaks_of(k.which, x))
    and (x is earned_by_icon_of c if x is artifact
      else (can_arrive(x, landings_by_icon(c, x)) with sent_for = x, icon_place = location of c, icon_veil = veil_of(c),
      sought_as_AU = named_as_AU(x, k.which)))
  // The icon's location is meant, not the card that has it: personnel and equipment come to the planet or aboard any ship or
  // facility there, as they do wherever a text names a location to come to, a ship comes to where ships may report there, and
  // what is built there or played on a card to that location.
  /// Where a card arrives that is fetched by a special download.
  noun landings_by_icon (c: card, x: card) gives set of card cites r24 "6.5.5", "g-defend-homeworld-dest" means
    nothing if host of c is nothing
    else (every p in anywhere_at(location of c) where p is in_view_of c) if x is personnel or x is equipment
    else (every p in report_places of x where location of p = location of c and p is in_view_of c) if x is ship
    else host of c if x is facility or some w in ways of x where w.host is something
    else nothing
  /// The artifact can be earned now by a special download.
  relation (x: card) earned_by_icon_of (c: card) means
    x is artifact and may_be_earned(x as artifact) and x can be earned by owner of x
    and (x is not used_as_equipment or (c is crew_card or c is craft) and host of c is something and x is has_permission)
  /// Where an artifact is put that a card earns.
  noun place_to_earn_at (c: card) gives place means interior of (c as craft) if c is craft else spot of c
}

// What an icon has sent for does nothing to anybody at another location, though it may end there what lies there: so the rulebook's
// example goes, whose card relocates any man. What lies on the table is at none, and an icon there reaches anything. From under a
// cloak it reaches those aboard, and from elsewhere none of them.
rule reach_of_an_icon cites r24 "6.5.5" {
  /// The card that is fetched by the special download that goes on.
  scope sent_for: card
  /// The location at which play was suspended for a special download.
  scope icon_place: mission
  /// The cloaked ship in which the card is that uses a special download.
  scope icon_veil: card
  /// The card is not at the location at which play was suspended for a special download.
  relation (c: card) far_from_the_icon means location of c is something and icon_place is something
    and (location of c != icon_place or not (veil_of(c) is nothing and icon_veil is nothing or veil_of(c) = icon_veil))
  /// The card is too far away for the special download that goes on.
  relation (c: card) out_of_reach means sent_for is something and acting = sent_for and c is far_from_the_icon
  // Whom it chooses to do something to. Where it takes them may be anywhere.
  /// The card is too far away to be chosen by the one that was downloaded.
  relation (c: card) too_far_for (chooser: card) means
    sent_for is something and chooser = sent_for and (c is personnel or c is ship or c is equipment) and c is far_from_the_icon
  forbid relocate of (c: card) when c is out_of_reach because "{c} is not where the icon is"
  forbid everything done to (c: crew_card or craft) except relocate, glance_at, reveal when c is out_of_reach
    because "{c} is not where the icon is"
}

// Some cards come from hand of themselves, when nobody expects them.
rule downloading_itself cites r24 "6.5.5" {
  /// The card may suspend play to report from your hand to such a place.
  clause may download from hand to (dest: selection) as own_download of
    crew_card not in play says "May download from hand (suspending play) to {dest}."
  action download_itself in suspending says "suspend play for {c} to {dest}" {
    legal when you can download
    name c in hand of you where it is crew_card and it is play_allowed
    name k in own_downloads of c
    name dest in those(k.dest, c, you) where c is welcome_at it
    legal when c is equipment or not (personnel_fetched of you) because "somebody was downloaded this turn"
    do { bring(c, dest) }
  }
}

// Play may be suspended at any point, also where nobody else may do anything.
rule suspending_play cites r24 "6.5.5" {
  window pause offers suspending from turn_player
  after stage start of turn_of { open pause() }
  before stage end of turn_of { open pause() }
  after stage effects of go_through { open pause() }
}
