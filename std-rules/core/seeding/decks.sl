// What a deck may be.

rule deck_sizes cites r24 "g-deck", "gl-deck" {
  deck needs size(mission_pile of you) = missions_in_deck because "a deck has exactly 6 missions" cites r24 "3.1.1"
  deck needs size(seed_deck of you) <= most_seeds because "a seed deck has at most 30 cards" cites r24 "3.1"
  deck needs size(draw_deck of you) >= fewest_draws because "a draw deck has at least 30 cards" cites r24 "3.2"
  /// How many missions a deck has.
  noun missions_in_deck gives number cites r24 "3.1.1-six", "2.1-exactly-six" means 6
  /// How many cards a seed deck may have.
  noun most_seeds gives number cites r24 "3.0-sizes", "3.1-copies" cites r18 "deck-copies-unlimited" means 30
  /// How many cards a draw deck has at least.
  noun fewest_draws gives number cites r24 "3.0-sizes", "3.2-min-30" means 30
}

// Of other cards any number of copies is allowed.
rule where_cards_are_stocked cites r24 "3.2" {
  /// The card is stocked in a pile apart from the seed deck.
  relation (c: card) has_its_own_pile cites r24 "4.4.1-no-bluff", "3.1-piles-separate", "3.1-no-mission-site-in-seed" means c is mission
    or c is site
  /// The card is stocked in a side deck alone.
  relation (c: card) kept_in_a_side_deck
    cites r24 "3.2-excluded", "3.2-copies", "2.13-side-deck-only", "2.14-side-deck-only", "2.15-side-deck-only", "3.3-not-seed-cards"
    cites r18 "deck-copies-unlimited", "sb-tactics-optional", "sidedeck-not-seed-cards", "types-side-deck-lost" means
    c is tactic or c is tribble or c is trouble or [Q] in icons of c
  deck bars c in mission_pile of you where c is not mission because "{c} is no mission" cites r24 "3.1.1"
  deck bars c in seed_deck of you where c is has_its_own_pile because "{c} belongs in a pile of its own" cites r24 "3.1"
  deck bars c in draw_deck of you where c is mission because "{c} is a mission and belongs in the mission pile" cites r24 "3.1.1"
  deck bars c in stock_of(you) where c is kept_in_a_side_deck because "{c} belongs in a side deck"
    cites r24 "2.13", "2.14", "2.15", "3.2", "3.3"
  /// All cards of a player's seed deck and draw deck.
  noun stock_of (p: player) gives set of card cites r24 "3.2-excluded", "gl-deck", "g-deck" means seed_deck of p + draw_deck of p
}

// Each of your missions is somewhere else. Two copies of a universal mission are two places.
rule different_locations cites r24 "3.1.1" {
  /// The two missions are at one location: they have the same title or place name.
  relation (m: mission) at_one_place_with (n: mission) cites r24 "3.1.1", "gl-corresponds" means
    same_title(m, n) or place_name of m is something and place_name of m = place_name of n
  deck bars m in mission_pile of you where m is not universal
    and (first n in mission_pile of you where n is at_one_place_with m) != m because "two of your missions are where {m} is"
}

rule borg_decks cites r24 "gl Borg Use Only icon", "icon-bo", "gl-borg-deck", "gl-bo-cards" {
  /// A card that can be of an affiliation: personnel, ship or facility.
  relation (c: card) serves_somebody cites r24 "icon-bo" cites cr98 "icon-bo" means c is personnel
    or c is ship or c is facility
  /// The card has the Borg affiliation.
  relation (c: card) is_for_borg means Borg in affiliations of c
  deck bars c in stock_of(you) where c is serves_somebody and not (c is is_for_borg)
    and some b in stock_of(you) where b is is_for_borg or [BO] in icons of b because "{c} is not Borg, and the deck is"
}
