// People, and who they are to one another.

// D44. Bride, beloved and romantic partner are no words for it yet.
amend rule lore cites r18 "romantic" {
  replace relation (a: personnel) romantic_partner_of (b: personnel) cites r18 "romantic" means
    title of b in lovers of a or title of a in lovers of b
}

// D33. Of two groups of one size aboard, the other player says which stays free.
amend rule house_arrest cites r18 "ties-choose" {
  replace procedure let_one_side_go (you: player, aboard_it: craft) cites r18 "ties-choose" {
    let strongest be those of (x: personnel in interior of aboard_it where controller of x = you
      and x is at_odds) with highest group_size(x)
    let free be first x in strongest
    if some x in strongest where not (x is compatible_with free) { let free be one of strongest by opponent }
    for each x: personnel in interior of aboard_it where controller of x = you and x is at_large and not (x is compatible_with free) {
      mark x as outvoted
    }
  }
}

// What is in stasis is in play for its own uniqueness, and for nothing else: it is no sign of whom its player plays.
amend rule control {
  replace relation (p: player) is_playing (a: affiliation) cites r18 "stasis-unique-only" means
    some c: card where controller of c = p and (c is personnel or c is ship) and c is not in_stasis and mode of c = a
}
