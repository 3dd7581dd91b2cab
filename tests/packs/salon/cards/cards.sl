set salon "Salon" released 2024

card "Polite Guard" personnel {
  Klingon
  SECURITY
  5 / 5 / 5
  salutes
}

scenario "Who salutes is admired" under salon cites r24 "1.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Polite Guard"
  then "Polite Guard" is admired
}

scenario "A card in hand is one card under each of them" under r24, salon, r24 as of 1998-02-13 cites r24 "12.10" {
  given hand of one: "Kevin Uxbridge"
  then size(hand of one) = 1
}

scenario "Elsewhere a colon makes no other title" under format "Open House" cites r24 "12.10" {
  given hand of one: "Kevin Uxbridge: Convergence"
  then covers("Kevin Uxbridge", "Kevin Uxbridge: Convergence")
}

format "Open House" { rules r24 }
