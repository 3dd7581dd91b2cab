// Those who cannot stand each other's sight.

// Icons of one colour that point at each other. At the end of every turn the player whose turn it is chooses which of
// two who are together dies. It is no battle, and asks for no side.
rule nemeses cites r24 "10.2.9" cites r18 "nemesis-destroy" {
  /// The nemesis icon that belongs to an icon: of the same colour, turned the other way.
  noun foe_of (i: nemesis_icon) gives nemesis_icon means
    red_right if i = red_left else red_left if i = red_right
    else green_right if i = green_left else green_left if i = green_right
    else yellow_right if i = yellow_left else yellow_left if i = yellow_right
    else blue_right if i = blue_left else blue_left if i = blue_right
    else black_right if i = black_left else black_left if i = black_right
    else lilac_right if i = lilac_left else lilac_left if i = lilac_right
    else orange_right if i = orange_left else orange_left if i = orange_right
    else purple_right if i = purple_left else purple_left if i = purple_right
    else silver_right if i = silver_left else silver_left
  /// The card has the nemesis icon that belongs to one of the other card.
  relation (a: card) nemesis_of (b: card) cites r24 "10.2.9", "icon-nemesis" cites r18 "nemesis-icons" cites cr98 "icon-nem" means
    some i in nemesis_icons of a
    where foe_of(i) in nemesis_icons of b
  // Nothing is done to who is in stasis.
  /// A card that is present with its nemesis.
  relation (a: card) meets_its_nemesis means
    size(nemesis_icons of a) > 0 and a is not in_stasis
    and (some b: card where b is nemesis_of a and b is present_with a and b is not in_stasis)

  // Whoever comes first dies, and whoever has met nobody else is then safe.
  when turn_ends (p: player) one by one for each a: card where a is meets_its_nemesis {
    if a is personnel { kill a }
    if a is craft { destroy a }
  }
}
