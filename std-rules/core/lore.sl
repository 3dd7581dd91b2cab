// What cards say of one another beside their text.

rule lore cites r24 "1.2" {
  /// The lore of the personnel names the card by its whole title.
  relation (a: card) named_in_lore_of (b: personnel) cites r24 "6.3.5-bold-italic" means
    some n in (mentions of b + opposite_of of b + impersonates of b) where n = title of a
  /// The lore of another personnel among these names the card.
  relation (a: card) named_by (who: set of card) means some b: personnel in who where b != a and a named_in_lore_of b
  // It is enough that one of the two says so, and what is named is the whole title.
  /// The two make a couple: the lore of one names the other as one with whom he has been romantically involved.
  relation (a: personnel) romantic_partner_of (b: personnel) cites r24 "10.3-romantic-partner", "10.3-romantic-terms", "gl-couple",
    "g-couple" means title of b in (lovers of a + beloved of a) or title of a in (lovers of b + beloved of b)
  /// The card is about males or about females.
  relation (c: card) gender_related cites r24 "gl-gender-related", "g-gender-related" means c is male_related or c is female_related
}
