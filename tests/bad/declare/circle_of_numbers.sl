// expect: 5
// wish: what these words mean goes in a circle and nothing ends it.
set bad "Bad cards" released 2024

rule trial_circles cites r24 "1.2" {
  // Through what a field is where nothing was written.
  field trial_size: number of card = trial_half(this)
  noun trial_half (c: card) gives number means trial_size of c / 2
  // About something else each time, and with nothing that ends it.
  noun trial_steps (c: card) gives number means trial_steps(host of c) + 1
  noun trial_up (c: card, n: number) gives number means trial_down(c, n + 1) if trial_down(c, n) > 3 else 0
  noun trial_down (c: card, n: number) gives number means trial_up(host of c, n)
  // These end.
  noun trial_depth (c: card) gives number means 0 if host of c is nothing else trial_depth(host of c) + 1
  noun trial_weight (c: card) gives number means sum of trial_weight(x) over x in attached of c
  noun trial_count (c: card, n: number) gives number means 0 if n <= 0 else trial_count(c, n - 1)
  noun trial_might (p: personnel) gives number means STRENGTH of p + 1
  // A change asks for what it changes, and is judged without itself.
  every personnel: STRENGTH + (STRENGTH / 2)
}
card "Own Measure" personnel {
  Federation
  CIVILIAN
  5 / 5 / X
  X = CUNNING of this + STRENGTH of this
}
card "Round About" personnel {
  Federation
  CIVILIAN
  5 / 5 / X
  X = trial_might(this)
}
