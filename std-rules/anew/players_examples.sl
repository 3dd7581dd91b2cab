// More than two at the table.

scenario "Who goes first is left to chance, and remembered, and play passes to the left" under anew for 3 players
  cites anew "setup-first-player", "turn-order", "players" {
  given draw deck of one: 9 "Davies"
  given draw deck of two: 9 "Lopez" of two
  given draw deck of three: 9 "Martin" of three
  given game()
  random picks two
  then decision of two offers "draw a card"
  then first_player = two, turn_player = two
  two passes
  then decision of three offers "draw a card"
  three passes
  then decision of one offers "draw a card"
  then turn_player = one, first_player = two
}
scenario "The player on the left draws the dilemmas" under anew for 3 players cites anew "face-draw" {
  given location of two: "Khitomer" of two
  given stack of two on "Khitomer": "Losta" of two, "Dokar" of two
  given active objective of two: "Excavation" of two
  given dilemmas of three: 4 "Pinned Down" of three
  given dilemmas of one: 4 "Triage"
  given turn of two
  when two attempts "Excavation" at "Khitomer"
  then decision of three offers "Pinned Down"
  then size(drawn_dilemmas of three) = 2, size(drawn_dilemmas of one) = 0
}
