// Those who cannot stand each other's sight.

// Icons of one colour that point at each other. At the end of every turn the player whose turn it is chooses which of
// two who are together dies. It is no battle, and asks for no side.
rule nemeses cites r24 "10.2.9" {
  noun foe_of (i: nemesis_icon) gives nemesis_icon means
    red_right if i = red_left else red_left if i = red_right
    else green_right if i = green_left else green_left if i = green_right
    else yellow_right if i = yellow_left else yellow_left if i = yellow_right
    else blue_right if i = blue_left else blue_left
  relation (a: card) nemesis_of (b: card) means some i in nemesis_icons of a where foe_of(i) in nemesis_icons of b
  // Nothing is done to who is in stasis.
  relation (a: card) meets_its_nemesis means
    size(nemesis_icons of a) > 0 and a is not in_stasis and (some b: card where b is nemesis_of a and b is present_with a)

  // Whoever was chosen once is not chosen again, though he may have been spared.
  when turn_ends (p: player): settle_nemeses(p)
  procedure settle_nemeses (you: player) {
    let unharmed be every c: card where c is meets_its_nemesis
    while some a in unharmed where a is in_danger_from unharmed {
      let victim be one of (every c in unharmed where c is in_danger_from unharmed)
      let unharmed be unharmed except victim
      if victim is personnel { kill victim }
      if victim is craft { destroy victim }
    }
  }
  relation (a: card) in_danger_from (others: set of card) means
    in_play(a) and (some b in others where in_play(b) and b is nemesis_of a and b is present_with a)
}
