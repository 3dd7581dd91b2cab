// What cards say of one another beside their text.

rule lore cites r24 "1.2" {
  /// The lore of the personnel names the card by its whole title.
  relation (a: card) named_in_lore_of (b: personnel) cites r24 "6.3.5-bold-italic" means
    some n in (mentions of b + opposite_of of b + impersonates of b) where n = title of a
  /// The lore of another personnel among these names the card.
  relation (a: card) named_by (who: set of card) means some b: personnel in who where b != a and a named_in_lore_of b
}
