// What the machine asks.

rule sums_of_changes cites anew "EQUIPMENT" {
  // Set, then add, then multiply.
  law total (base: number, changes: set of change) gives number means
    nothing if base is nothing
    else at_least(0, ((amount(last c in changes where is_set(c)) if some c in changes where is_set(c) else base)
      + sum of amount(c) over c in changes where is_addition(c)) * product of amount(c) over c in changes where is_factor(c))
}
rule titles_named cites anew "BUILDING A DECK" {
  law covers (name: title, c: card) gives truth means title of c = name
}
rule against_each_other cites anew "INTERRUPT" {
  law verdict (forbids: number, allows: number) gives truth means no
}
// Whom a text calls `you`: of a dilemma who faces it, of damage whose ship it is on.
rule who_is_meant cites anew "FACING DILEMMAS" {
  /// The player whose personnel attempt an objective.
  field attempter: player of game
  law reader (c: card) gives player means
    attempter if c is dilemma and c in faced
    else controller of host of c if (c is dilemma or c is tactic) and host of c is ship
    else controller of c
}
