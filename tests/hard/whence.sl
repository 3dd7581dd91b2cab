// Where those lie whom an effect is done to. `discard one card` alone is told: in play nobody means it.

set hard_whence "Where they lie" released 2026

card "Spring Cleaning" interrupt { plays to each player discards one card in hand of that player }

scenario "Each player discards one of his own" under r24 cites r24 "gl discard" {
  given hand of one: "Spring Cleaning", "Life-form Scan", "Kevin Uxbridge"
  given hand of two: "Palor Toff: Alien Trader" of two
  given turn of one
  when one plays "Spring Cleaning"
  one chooses "Life-form Scan"
  then "Life-form Scan" in discard_pile of one, "Kevin Uxbridge" in hand of one, "Palor Toff: Alien Trader" in discard_pile of two
}
