// How many of a card its owner may have in play.

// Versions of one persona have one title, or one names the other, or both name the same. A card that is no unique one but an
// enigma is held to the same.
rule uniqueness cites r24 "6.2", "6.3.1", "gl-counterpart-limits", "g-counterpart-limit-one" {
  /// The two are of one persona.
  relation (a: card) same_persona_as (b: card) cites r24 "6.2", "6.3.1", "g-the-doctor", "6.3.5-not-versions"
    cites r18 "persona-id-bold-both", "persona-id-bold-one", "persona-id-title" cites faq95 "1.3-boldface" cites cr98 "personas" means
    same_title(a, b) or names of a meets names of b or title of a in names of b or title of b in names of a
  /// Only one copy of the card may be in play for each player: it is unique or an enigma.
  relation (c: card) stands_alone cites r24 "6.2", "6.3.1", "g-enigma-icon-one", "g-enigma-icon-neither", "gl-enigma"
    cites r18 "enigma-def", "enigma-personnel" cites faq95 "1.1-universal" means c is unique
    or c is enigma
  /// A player's cards in play that are not universal.
  noun singular_cards_of (p: player) gives set of card cites r24 "6.2", "6.3.1", "12.3-control-change" cites r18 "control-transfer"
    cites cr98 "icon-univ" means
    every x: card where owner of x = p and x is not universal
  /// The card may enter play: it is not unique, or no copy or version of it is in play for the player.
  relation (c: card) may_enter because "a copy of {c}, or another version of it, keeps it out of play" cites r24 "6.2", "6.3.1",
    "gl-counterpart-limits", "g-counterpart-limit-one" cites r18 "nondup-def", "persona-unique-default", "universal-default",
    "universal-personnel", "stasis-unique-only" cites faq95 "1.1-unique" means
    not (c is stands_alone and some x in singular_cards_of(owner of c) where x is same_persona_as c and x != c)
    and not (c is stands_alone and some x in kept_for_uniqueness of owner of c where x is same_persona_as c)
    and not (c is not_duplicatable and some x: card where x != c and same_title(x, c))
    and not (c is personnel and c is counterpart and some x: personnel where x != c and x is counterpart and controller of x = owner of c)
}

// What is neither copy nor version of the same persona is different.
rule copies_and_versions cites r24 "12.7", "gl-different", "g-different-def", "g-different-missions", "gl-duplicate" {
  // Two copies of a universal mission are two places.
  /// The two are neither copies nor versions of one persona.
  relation (a: card) different_from (b: card) means
    a != b and (a is mission or not (a copies b) and not (a is same_persona_as b))
}

// Of some cards there is one on a card at most.
rule one_of_a_kind_on cites r24 "12.7" {
  /// A copy of the card is already on this host.
  relation (h: card) bears_a_copy_of (c: card) means some x in attached of h where same_title(x, c)
}

// Some cards are in play for uniqueness only: they do nothing, and keep their persona from coming again.
rule uniqueness_only cites r24 "10.2.8", "g-in-play-disabled-unique" cites r18 "uniqueness-only-lost" {
  /// The cards of a player that are in play for uniqueness only.
  zone kept_for_uniqueness of player: seen by everybody
  /// Keeps a card out of the game but in play for uniqueness, so that no copy of it can be played.
  verb keep_for_uniqueness (what: card) past kept_for_uniqueness_only log "{what} is in play for uniqueness only" {
    for each x in going_with(what) { discard x }
    put what into kept_for_uniqueness of owner of what
  }
}
