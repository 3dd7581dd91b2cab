// Where cards can be. A card is in exactly one zone, of a player, of a card or of the game.

titles "Space"

/// The cards in a player's hand.
zone hand of player: seen by holder
/// The cards that a player draws.
zone draw_deck of player: ordered from top, seen by nobody, starts with "draw deck"
/// The cards whose points a player has scored.
zone point_area of player: seen by everybody
/// The cards of a player that are out of play, such as dilemmas that were overcome.
zone out_of_play of player: seen by everybody
/// The cards of a player that were removed from the game.
zone removed of player: seen by everybody
/// The missions that a player has still to lay out.
zone mission_pile of player: ordered from top, seen by nobody, starts with "missions"
/// The cards that a player has still to seed.
zone seed_deck of player: seen by holder, starts with "seeds"
/// The cards of a player on the table, which are at no location.
zone table of player: in play, seen by everybody cites r24 "12.12-face-up" cites r18 "look-opponent-inplay"
/// The row of missions.
zone spaceline of game: ordered from left, in play, seen by everybody
/// The cards that lie under a mission.
zone seeds of mission: ordered from bottom, seen by nobody
/// The ships and facilities in space at a mission.
zone orbit of mission: in play, seen by everybody cites r24 "12.12-face-up" cites r18 "look-opponent-inplay"
/// The cards that were placed or played on a card.
zone attached of card: in play, seen by everybody cites r24 "12.12-face-up" cites r18 "look-opponent-inplay"
// Who is where, and what lies in dock, is for its own player to look at: the other one sees a card when it is played, when a
// card lets him choose it, and when it leaves.
/// The personnel, equipment, facilities and landed ships on a planet.
zone surface of mission: in play, seen by owner
/// The personnel and equipment aboard a ship or facility, and ships it carries.
zone interior of craft: in play, seen by owner
/// The ships that are docked at a facility.
zone dock of facility: in play, seen by owner

// What is announced enters play only when it has been answered, and what is met only if it stays when its effects are over.
rule on_the_way cites r24 "6.2", "7.2.2" {
  /// The cards that have been announced as played and whose effects have not happened yet.
  zone pending of game: seen by everybody
  /// The dilemma or other seed card that is being met.
  zone faced of game: seen by everybody
}

// Everybody reads what lies face up, in play or not.
rule discarded_cards cites r24 "12.12-face-up" {
  /// The cards of a player that have been discarded.
  zone discard_pile of player: ordered from top, seen by everybody
}

rule present cites r24 "12.4" cites r18 "present-crew", "present-ships" cites faq95 "3.6-dtan" {
  // What is being met is where it is met, and a tactic in use where it is used. Texts that ask where somebody is ask for his
  // `whereabouts`: a cloaked ship has none.
  /// The location of a card: the mission at which it is, however deep it lies in something there.
  noun location of (c: card) gives mission cites r24 "12.4" means
    c as mission if c is mission else location of host of c if host of c is something
    else attempted_mission if c in faced else battle_place if c is tactic and c in current_tactic of controller of c else nothing

  /// A card at the same location as this card, and not hidden from it.
  relation (a: card) here in play means a is around this
  // Of a facility, and of what was played on one, those are here who are with the facility.
  /// The card is where the other one says that something is here.
  relation (a: card) around (b: card) in play cites r24 "g-here-site", "gl-here-site" means
    location of a = location of b and a is in_view_of b
    and (not (b is facility) or a is met_at b)
    and (not (spot(b) = attached of host of b and host of b is facility) or a is met_at host of b)
  /// The card is present with a facility.
  relation (a: card) met_at (f: card) in play cites r24 "g-here-site", "gl-here-site" means a is in_company_of f
  /// The card is at the location of this mission: `personnel at attempted_mission`.
  relation (a: card) at (m: mission) in play cites r24 "12.4", "g-here" cites r18 "here-anywhere", "there-def" means location of a = m
  /// The card is in the interior of this ship or facility: `personnel aboard your ship`.
  relation (a: crew_card or artifact) aboard (s: craft) in play cites r24 "12.4", "g-facility-in-planet-facility", "gl-facility-in" means
    spot(a) = interior of s
  /// The card was placed or played on this card: `event on host`.
  relation (a: card) on (b: card) in play means host of a = b
  /// A ship or facility with no personnel aboard.
  relation (s: craft) empty means no p: personnel where host of p = s
  /// A ship that is docked at a facility.
  relation (a: ship) docked in play means host of a is facility
  /// A ship that is in space, and not docked.
  relation (a: ship) undocked in play means host of a is mission
  /// A ship that is neither docked, cloaked, phased, landed nor carried.
  relation (a: ship) exposed in play cites r24 "gl-exposed-ship", "g-exposed-ship" means
    a is undocked and a is in_open_space and not (a is out_of_sight)
  // In space at a planet, and on cards at this one; by an outpost of its own player it lies as good as docked. At another it is
  // `in orbit of` that.
  /// An undocked ship in space at a planet.
  relation (a: ship) orbiting in play cites r24 "gl in orbit" means a is undocked and a is in_open_space and location of a is planet
  /// A ship in orbit at this card's location.
  relation (a: ship) in_orbit in play cites r24 "gl in orbit" means a is orbiting and a is here
  /// A ship at the location of an outpost of its own player.
  relation (a: ship) at_its_outpost in play means some f: outpost where location of f = location of a and controller of f = controller of a

  // Members of one team are present with each other, and with the ship, facility or planet they are on and what else is there.
  // Ships and facilities are present with one another, and not with one another's crews.
  /// The two are in one crew or Away Team, or one is aboard or on the other, or both are in space at one location.
  relation (a: card) in_company_of (b: card) in play means
    a is in_view_of b and (a = b or host of a = b or host of b = a
      or host of a = host of b and not (a is craft) and not (b is craft) and not (a is kept_apart_from b)
      or a is in_open_space and b is in_open_space and location of a = location of b
      or b is space and location of a = b or a is space and location of b = a)
  /// A ship or facility in space, or a card that was placed on a location in space.
  relation (c: card) in_open_space means
    c is craft and not (c is on_the_ground) and not (host of c is ship) or host of c is mission and spot(c) = attached of host of c
  /// A card on the surface of a planet.
  relation (c: card) on_the_ground means host of c is mission and spot(c) = surface of host of c
  /// A ship that has landed on a planet.
  relation (c: card) landed_ship means c is ship and c is on_the_ground
  /// The two are present with each other: in one crew or Away Team, or with the ship or planet on which they are.
  relation (a: card) present_with (b: card) in play means a is in_company_of b or host of a is personnel and host of a is in_company_of b
    or a is met_by_those_with b
  // With a dilemma on a mission those who attempt it are, in space too.
  /// A card that is present with this card; with a dilemma at a mission, those who attempt the mission.
  relation (a: card) present in play means a is in_company_of this or host of this is personnel and a is in_company_of host of this
    or this is dilemma and attempted_mission is something and host of this = attempted_mission and a in team
    or a is met_by_those_with this
  /// The card is being encountered by those with whom the other one is.
  relation (a: card) met_by_those_with (b: card) means
    a in faced and (b in team or host of b in team or b = attempting_ship or host of b = attempting_ship
    or b = attempted_mission or host of b = attempted_mission and b is not crew_card and b is not craft)
  /// The two are in one place: one interior, one surface or one orbit.
  relation (a: crew_card or craft or seed_card or played_card) beside (b: crew_card or craft or seed_card or played_card) in play means
    spot(a) = spot(b) and not (a is kept_apart_from b)
  /// A personnel or equipment that is in an Away Team, and not in a crew.
  relation (a: crew_card) in_away_team in play cites r24 "gl-crew-def" means
    a is not captive and (host of a is mission
      or host of a is craft and (host of a is on_the_ground or controller of host of a != controller of a))
  /// The two are in one place, and the first can be used.
  relation (a: card) together_with (b: card) in play cites r24 "10.2.3", "10.2.4" means a is beside b and not (a is unusable)
  /// Another personnel or equipment is in the same place, and can be used: `one personnel with another Klingon
  /// personnel`.
  relation (a: crew_card) with (b: crew_card) in play means a != b and a is together_with b
  /// Another ship or facility is in the same place: `ship with another ship`.
  relation (a: craft) with (b: craft) in play means a != b and a is together_with b
}

// Each row of locations is of one quadrant; what lies between two of them and is no location parts nobody.
rule adjacent_locations cites r24 "gl adjacent" {
  /// The two missions are neighbours in the spaceline.
  relation (a: mission) adjacent_to (b: mission) in play means
    a != b and quadrant of a = quadrant of b and position(a) != position(b)
    and no m in spaceline where quadrant of m = quadrant of a
      and (position(m) > position(a) and position(m) < position(b) or position(m) < position(a) and position(m) > position(b))
  /// One of two neighbouring missions that are called Space, the left one.
  relation (a: mission) between_spaces in play means
    covers("Space", a) and some b in spaceline where a adjacent_to b and covers("Space", b) and position(b) > position(a)
}

// Those of yours who may not mix are two teams on one planet. While a mission is attempted, those who take no part are kept
// apart from those who do, and so are your opponent's. Who has left play is of all his affiliations again.
rule teams_apart cites r24 "12.4", "10.2.5", "10.2.10" {
  /// The two are in one place but in different groups: they may not mix, or only one of them takes part in an attempt.
  relation (a: card) kept_apart_from (b: card) means
    a is personnel and b is personnel and a != b
    and (controller of a = controller of b and host of a is mission and not (a is at_ease_with b)
      or attempter is something and spot(a) = attempt_place
    and (controller of a != controller of b or (a is separated) != (b is separated)))
  /// The two may be together, by their affiliations now or by those they had in play.
  relation (a: card) at_ease_with (b: card) means
    a is compatible_with b if in_play(b) else some s in affiliations of (b as personnel) where agrees(b, s, a)
}

rule control cites r24 "12.3" cites r18 "control-def", "your-means", "notinplay-untouchable" {
  /// Yours: controlled by you, or a headquarters of an affiliation that you play.
  adjective your (c: card) because "{c} is not yours" means controller of c = you or c is headquarters and you is_playing mode of c
  /// The player has a personnel or ship of this affiliation in play.
  relation (p: player) is_playing (a: affiliation) means
    (some c: personnel where controller of c = p and mode of c = a) or some s: ship where controller of s = p and mode of s = a
  // In hands and piles it is only owned. Of what leaves play, what was in play is meant, or was just being played or met.
  law spoken_of (c: card) gives truth means in_play(c) or c in pending or c in faced
  /// Controlled by your opponent.
  adjective opponent's (c: card) means controller of c = opponent
  /// Controlled by your opponent.
  adjective opposing (c: card) means controller of c = opponent
}
