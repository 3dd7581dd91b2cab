// expect: 2
// wish: begin with what has words of its own
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may download one (Klingon personnel or Romulan ship) to your outpost
  once per game: you may kill one (personnel or your Klingon ship) in play
}
