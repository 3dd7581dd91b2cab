// Some cards that do not move themselves are towed by ships.

rule towing cites r24 "7.1.5", "10.2.6" cites faq95 "1.4-tractor" {
  /// Ships of this description may tow the card.
  clause may be towed by (who: selection of ship) as tow_text says "{who} can tow it."

  /// A card that some ship may tow.
  relation (c: card) towable in play because "no text lets a ship tow {c}" means some k in tow_texts of c
  // The ship flies as it always does, and leaves it where it stops. Whoever is out of sight is not there to tow it.
  action tow in orders says "tow {c} to {dest} with {s}" {
    name c in every card where it is towable
    name k in tow_texts of c
    name s in every ship where it is your and it is undocked and whereabouts of it = location of c and it can move and it is staffed
      and it matches k.who
    name dest in every mission in spaceline where it != location of s and quadrant of it = quadrant of location of s
      and it is within_range_of s
    do {
      set range_used of s to range_used of s + distance(location of s, dest)
      with under_its_own_power = yes { move s to dest }
      if in_play(c) { drift c to dest }
    }
  }
  // From a mission of one's own that is still to be solved to where it is in nobody's way but another's.
  advice on tow (c: card, k: tow_text, s: ship, dest: mission) means
    40 if location of c is seeded_by you and solver of (location of c) is nothing
    and (solver of dest is something or not (dest is seeded_by you))
    else -1
}
