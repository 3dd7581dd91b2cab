// expect: 4
// wish: at random; FIELD * 2; from this; the ship that meets it
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless Honor: kill one personnel in team randomly
}

card "Another Trial" event {
  plays on table
  double STRENGTH of your personnel
  once per game: score 10 points
}

card "Last Trial" dilemma space {
  unless Navigation: ship is damaged
}
