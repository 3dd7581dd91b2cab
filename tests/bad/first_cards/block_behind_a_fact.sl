// expect: 1
// wish: the block belongs to no text
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  points 5
  {
    let chosen be three personnel in team at random
    stop chosen
  }
}
