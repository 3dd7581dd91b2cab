// How numbers and titles are read, and what is unique.

amend rule sam cites faq95 "1.5-multipliers", "1.5-set-first" {
  // What sets a value comes first and counts as printed. What adds and what multiplies goes in whatever order gives
  // most: what adds is multiplied too, what takes away is not.
  replace law total (base: number, changes: set of change) gives number means
    nothing if base is nothing and no c in changes where is_set(c) and target(c) = source(c)
    else at_least(0, ((amount(last c in changes where is_set(c)) if some c in changes where is_set(c) else base)
        + sum of amount(c) over c in changes where is_addition(c) and amount(c) > 0)
        * (product of amount(c) over c in changes where is_factor(c))
      + (sum of amount(c) over c in changes where is_addition(c) and amount(c) < 0))
}

amend rule colon cites faq95 "1.3-colon", "1.3-hyphen", "1.3-different-names", "1.3-not-picture" {
  // A title that goes on with a colon is named too, unless it is a person's; a dash makes another title.
  replace law covers (name: title, c: card) gives truth means
    title of c = name or not (c is personnel) and starts_with(title of c, join(name, ":")) or c is mission and place_name of c = name
}
