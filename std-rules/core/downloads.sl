// Downloading: search, then play at once under every rule of playing.

rule downloading cites r24 "6.5.4" {
  noun searchable of (p: player) gives set of card means hand of p + draw_deck of p

  // A text may say where else: `download one KIND in discard_pile of you`.
  noun named_elsewhere (what: selection) gives set of card means every c in those(what) where not in_play(c)
  noun searched_for (what: selection, p: player) gives set of card means
    every c in (searchable of p + named_elsewhere(what)) where c matches what

  // Whoever searches sees what he searches, until it is shuffled.
  procedure look_through (p: player) { show draw_deck of p to p }

  // Where a card can arrive: at places the text names, if it is at home there, or wherever it may report.
  noun arrivals_of (c: card, dest: set of card) gives set of card means
    every x in landings(c, dest) where x is_open_to c if dest is something else report_places of c
  // To somebody is to where he is, and people come to a place in open space aboard something there.
  noun landings (c: card, dest: set of card) gives set of card means
    (every x in dest where x is mission or x is craft)
    + (every v: craft where c is crew_card and location of v in dest and not (location of v is planet))
    + (each host of x over (x in dest where not (x is mission or x is craft) and host of x is something))
  relation (x: card) is_open_to (c: card) means
    x is mission and x is planet and c can_exist_at x or x is mission and c is ship
    or x is craft and controller of x = owner of c and c is welcome_at x
  // On the planet, or in any ship or facility there.
  noun anywhere_at (m: mission) gives set of card means
    (every x in m where x is planet) + (every v: craft where location of v = m)
  relation can_arrive (c: card, dest: set of card) means
    c is play_allowed and not (c is personnel and personnel_fetched of you and not same_download and fetching_use of you != use_number)
    and ((c is personnel or c is equipment or c is ship) and some x in arrivals_of(c, dest)
      or c is facility and size(sites_for(c, dest)) > 0
      or c is not facility and (some w in ways of c where way_is_open(c, w, dest)))
  relation way_is_open (c: card, w: way, dest: set of card) means
    w.plays and (w.table or w.host is something and size(hosts_at(w, c, dest)) > 0
      or w in deeds_of(c))

  noun sites_for (c: card, dest: set of card) gives set of mission means
    every m in spaceline where m is lets_build c and (dest is nothing or m in dest
      or some x in dest where location of x = m and m is in_view_of x)
  // What a card may be placed on: what the text names, or else, if it cannot lie on that, what is at the same place.
  noun hosts_at (w: way, c: card, dest: set of card) gives set of card means
    every h in hosts_to_play_on(w, c) where dest is nothing or h in dest
      or not (dest meets hosts_to_play_on(w, c)) and some x in dest where location of h = location of x and h is in_view_of x

  // What could be played is looked for, and nothing else. Whoever has looked must take what he came for, if it is there. Of
  // several each is looked for when those before it have arrived, because they may be in its way or make way for it.
  verb download (what: selection of crew_card or craft or played_card) to (dest: maybe set of card) not in play {
    look_through(you)
    if asked(what) is nothing or asked(what) = 1 { let found be one of found_for(what, dest, you); bring(found, dest) }
    else { bring_one_by_one(what, dest, no, you) }
    shuffle draw_deck of you
  }
  // Artifacts are for other doors, and so are cards of Q's that the text does not speak of.
  relation (c: card) may_be_found_by (what: selection) means
    not (c is artifact) and (not ([Q] in icons of c) or speaks_of(what, c) or speaks_of(what, [Q]))
  noun found_for (what: selection, dest: set of card, p: player) gives set of card means
    every c in found_for_hand(what, p) where (can_arrive(c, dest) with sought_as_AU = named_as_AU(c, what))
  noun found_for_hand (what: selection, p: player) gives set of card means every c in searched_for(what, p) where c may_be_found_by what
  // Cards that name the hand as the place: nothing is played, and no limit holds.
  verb download_to_hand (what: selection) not in play {
    look_through(you)
    let found be up to asked(what) of found_for_hand(what, you)
    if size(found) = 0 { announce brings_nothing(you) }
    for each c in found { put c into hand of you; show c; announce fetches(you, c) }
    set fetched of you to found
    shuffle draw_deck of you
  }
  // In place of a card draw: at once into play, or into the hand.
  verb download_or_take (what: selection of crew_card or craft or played_card) to (dest: maybe set of card) not in play {
    if none_to_play(what, dest, you) { download_to_hand what }
    else {
      choose one {
        says "download it to your hand": download_to_hand what
        says "download it into play": download what to dest
      }
    }
  }
  noun found_to_match (what: selection, dest: set of card, p: player) gives set of card means
    every c in found_for_hand(what, p) where (can_arrive(c, matching_among(c, dest)) with sought_as_AU = named_as_AU(c, what))
  // To one of those places that have the card's own affiliation.
  verb download_to_matching (what: selection of crew_card or craft or played_card) to (dest: set of card) not in play {
    look_through(you)
    let found be one of found_to_match(what, dest, you)
    bring(found, matching_among(found, dest))
    shuffle draw_deck of you
  }
  // A facility elsewhere than in its own quadrant provides none.
  relation (c: card) no_facility_abroad means c is not facility or c is at_home_in quadrant_around(c)
  forbid download when acting is something and not (acting is no_facility_abroad) because "{acting} is not in its native quadrant"
  // Who may not download does so in no form.
  forbid download_to_hand by (you: player) when not (you can download) because "{you} cannot download"
  forbid download_to_matching by (you: player) when not (you can download) because "{you} cannot download"
  forbid download_different by (you: player) when not (you can download) because "{you} cannot download"
  noun matching_among (c: card, dest: set of card) gives set of card means every x in dest where x matches_affiliation_of c
  // Several that are neither copies nor versions of one persona, in one download.
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
  procedure come_for (c: card, dest: set of card) {
    if c is personnel {
      set personnel_fetched of owner of c to yes
      set fetching_use of owner of c to use_number
    }
    arrive(c, dest)
  }
  scope same_download: truth
  field personnel_fetched: truth of player = no resets every turn
  field fetching_use: number of player = 0 resets every turn
  // What a player's latest download brought.
  field fetched: set of card of player

  event brings (p: player, c: card) log "{p} downloads {c}"
  event brings_nothing (p: player) log "{p} downloads nothing"
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
rule empty_downloads cites r24 "6.5.4" {
  noun none_to_play (what: selection, dest: set of card, p: player) gives truth means
    what is something and size(found_for(what, dest, p)) = 0
  noun none_to_match (what: selection, dest: set of card, p: player) gives truth means
    what is something and size(found_to_match(what, dest, p)) = 0
  noun none_to_take (what: selection, p: player) gives truth means what is something and size(found_for_hand(what, p)) = 0
  forbid download of (q: selection) to (x: set of card) by (you: player) when none_to_play(q, x, you) because "there is none to download"
  forbid download_different of (q: selection) to (x: set of card) by (you: player) when none_to_play(q, x, you)
    because "there is none to download"
  forbid download_to_matching of (q: selection) to (x: set of card) by (you: player) when none_to_match(q, x, you)
    because "there is none to download"
  forbid download_to_hand of (q: selection) by (you: player) when none_to_take(q, you) because "there is none to download"
  forbid download_or_take of (q: selection) by (you: player) when none_to_take(q, you) because "there is none to download"
}

rule special_downloads cites r24 "6.5.5" {
  noun the_title (t: title) gives set of title means t
  menu suspending says "suspend play"
  // Copies share their icons, and versions do not. One that says only what kind of card it fetches has no title.
  limit special_download_once (p: player, copied: text, what: title) per game says "once per game for each icon"
  noun what_copies_share of (c: card) gives text means printed_card of c if c is personnel or c is ship else title of c
  verb send_for_something by (who: card)
  action use_special_download in suspending says "suspend play with {c} for {what}" {
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
  action send_for_a_tactic in drawing_tactics says "send for a tactic with {c}" cites r24 "6.5.5", "7.4.3" {
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
  relation can_fetch (k: special_download, c: card, x: card) cites r24 "6.5.4", "6.5.5", "gl artifact" means
    (not (x is artifact) and (not ([Q] in icons of x) or speaks_of(k.which, [Q])) or speaks_of(k.what, x) or speaks_of(k.which, x))
    and (x is earned_by_icon_of c if x is artifact
      else (can_arrive(x, landings_by_icon(c, x)) with sent_for = x, icon_place = location of c, icon_veil = veil_of(c),
      sought_as_AU = named_as_AU(x, k.which)))
  // The icon's location is meant, not the card that has it: personnel and equipment come to the planet or aboard any ship or
  // facility there, as they do wherever a text names a location to come to, a ship comes to where ships may report there, and
  // what is built there or played on a card to that location.
  noun landings_by_icon (c: card, x: card) gives set of card cites r24 "6.5.5", "g-defend-homeworld-dest" means
    nothing if host of c is nothing
    else (every p in anywhere_at(location of c) where p is in_view_of c) if x is personnel or x is equipment
    else (every p in report_places of x where location of p = location of c and p is in_view_of c) if x is ship
    else host of c if x is facility or some w in ways of x where w.host is something
    else nothing
  relation (x: card) earned_by_icon_of (c: card) cites r24 "gl artifact" means
    x is artifact and may_be_earned(x as artifact) and x can be earned by owner of x
    and (x is not used_as_equipment or (c is crew_card or c is craft) and host of c is something and x is has_permission)
  noun place_to_earn_at (c: card) gives place means interior of (c as craft) if c is craft else spot of c
}

// What an icon has sent for does nothing to anybody at another location, though it may end there what lies there: so the rulebook's
// example goes, whose card relocates any man. What lies on the table is at none, and an icon there reaches anything. From under a
// cloak it reaches those aboard, and from elsewhere none of them.
rule reach_of_an_icon cites r24 "6.5.5", "7.6" {
  scope sent_for: card
  scope icon_place: mission
  scope icon_veil: card
  relation (c: card) far_from_the_icon means location of c is something and icon_place is something
    and (location of c != icon_place or not (veil_of(c) is nothing and icon_veil is nothing or veil_of(c) = icon_veil))
  relation (c: card) out_of_reach means sent_for is something and acting = sent_for and c is far_from_the_icon
  // Whom it chooses to do something to. Where it takes them may be anywhere.
  relation (c: card) too_far_for (chooser: card) means
    sent_for is something and chooser = sent_for and (c is personnel or c is ship or c is equipment) and c is far_from_the_icon
  forbid relocate of (c: card) when c is out_of_reach because "{c} is not where the icon is"
  forbid everything done to (c: crew_card or craft) except relocate, glance_at, reveal when c is out_of_reach
    because "{c} is not where the icon is"
}

// Some cards come from hand of themselves, when nobody expects them.
rule downloading_itself cites r24 "6.5.4" {
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
