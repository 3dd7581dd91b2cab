kind card
menu orders
menu replies
zone hand of player: seen by holder
verb hit (what: card) { }
rule play cites doc "1" {
  procedure game {
    offer turn_player orders
    leave game
    hit first c: card
  }
  action wave in replies { name c in hand of you; do { hit c } }
}
titles "Old One"
set test "Test" released 2024
card "One" card { }
