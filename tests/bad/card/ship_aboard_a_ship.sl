// expect: 1
// wish: leave the ship out
set trial "Trial" released 1994

card "A Trial" ship {
  Federation
  8 / 7 / 7
  report aboard this: shuttlepod ship
}
