// expect: 1
set trial "Trial" released 1994

card "Twice Marked" equipment {
  your personnel present: gains [TNG] x2
}
