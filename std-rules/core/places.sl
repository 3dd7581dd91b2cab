// Where cards can be. A card is in exactly one zone, of a player, of a card or of the game.

zone hand of player: seen by holder
zone draw_deck of player: ordered, seen by nobody, starts with "draw deck"
zone discard_pile of player: ordered, seen by everybody
zone point_area of player: seen by everybody
zone out_of_play of player: seen by everybody
zone removed of player: seen by everybody
zone mission_pile of player: ordered, seen by nobody, starts with "missions"
zone seed_deck of player: seen by holder, starts with "seeds"
zone table of player: in play, seen by everybody
zone pending of game: seen by everybody
zone faced of game: seen by everybody
zone spaceline of game: ordered, in play, seen by everybody
zone seeds of mission: ordered, seen by nobody
zone orbit of mission: in play, seen by everybody
zone surface of mission: in play, seen by everybody
zone interior of craft: in play, seen by everybody
zone dock of facility: in play, seen by everybody
zone attached of card: in play, seen by everybody

rule present cites r24 "12.4" {
  noun location of (c: card) gives mission means
    c as mission if c is mission else nothing if host of c is nothing else location of host of c

  relation (a: card) here means location of a = location of this
  relation (a: card) at (m: mission) means location of a = m
  relation (a: card) aboard (s: craft) means a in interior of s
  relation (a: card) on (b: card) means host of a = b
  relation (a: card) docked means a is ship and host of a is facility
  relation (a: card) undocked means a is ship and host of a is mission

  // A team is together in one place; a ship, facility or planet is present with those in or on it.
  relation (a: card) together_with (b: card) means spot(a) = spot(b)
  relation (a: card) present means spot(a) = spot(this) or host of a = this or host of this = a
  relation (a: card) with (b: card) means a != b and spot(a) = spot(b)
}

rule control cites r24 "12.3" {
  adjective your (c: card) means controller of c = you
  adjective opponent's (c: card) means controller of c = opponent
  adjective opposing (c: card) means controller of c = opponent
}
