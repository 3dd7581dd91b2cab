// Laws: the machine hands over its bookkeeping, and these say what it comes to.

rule sam cites r24 "12.11" {
  law total (base: number, changes: set of change) gives number means
    at_least(0, (amount(last c in changes where is_set(c)) if some c in changes where is_set(c) else base)
      + sum of amount(c) over c in changes where is_addition(c)) * product of amount(c) over c in changes where is_factor(c)
}

rule cumulative cites r24 "12.9" {
  // Of several copies of one card with the same effect on the same target, the first alone counts.
  law counted (changes: set of change) gives set of change means
    every c in changes where is_cumulative(c) or source(c) is cumulative
      or not (some d in changes where since(d) < since(c) and clause(d) = clause(c) and copies(source(d), source(c)))
  relation (a: card) copies (b: card) cites r24 "12.7" means same_title(a, b)
}

rule colon cites r24 "12.10" {
  law covers (name: title, c: card) gives truth means
    title of c = name or starts_with(title of c, join(name, ":")) or starts_with(title of c, join(name, " -"))
      or title of c = join(name, " II")
}

rule any_version cites r24 "gl any" {
  law covers_any (name: title, c: card) gives truth means
    title of c = name or name in names of c or text_has(title of c, name)
}

rule verdict cites r24 "1.2" {
  law verdict (forbids: number, allows: number) gives truth means no
}

rule ties cites r24 "12.5" {
  law tie_breaker (c: card) gives player means
    opponent of actor if c is dilemma else controller of c
}

// Whom a card's text calls `you`.
rule reader cites r24 "12.3" {
  law reader (c: card) gives player means
    controller of host of c if c is dilemma and host of c is craft or c is dilemma and host of c is personnel
    else controller of c
}

rule active_text cites r24 "gl active" {
  law active (c: card) gives truth means not (c is text_inactive) and not (c is without_special_skills) and not (c is without_users)
  state text_inactive of card
}
