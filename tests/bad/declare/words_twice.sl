// expect: 3
// Two words of one name for the same things, of which one would never be meant. Other things may have a word of that name.
rule first_words cites guide "1" {
  noun trial_weight of (c: card) gives number means 1
  noun trial_weight of (c: card) gives number means 2
  relation (c: card) tried_twice means yes
  relation (c: card) tried_twice means no
  adjective weighty (c: card) means yes
  adjective weighty (c: card) means no
  noun trial_height of (c: ship) gives number means 1
  noun trial_height of (c: personnel) gives number means 2
}
