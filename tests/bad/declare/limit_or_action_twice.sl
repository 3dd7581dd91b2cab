// expect: 2
// wish: two limits of the same words, and two actions of the same words for the same cards
rule trial_of_limits cites trial "1" { limit one_dance (s: ship) per turn says "one dance each turn" }
rule trial_of_more cites trial "2" { limit another_dance (s: ship) per turn says "one dance each turn" }
rule trial_of_deeds cites trial "3" {
  action salute in orders says "salute with {s}" { name s in every ship where it is your and it is not stopped; limit one_dance(s); do { stop s } }
}
rule trial_of_others cites trial "4" {
  action greet in orders says "salute with {s}" { name s in every ship where it is your and it is not stopped; limit another_dance(s); do { stop s } }
}
