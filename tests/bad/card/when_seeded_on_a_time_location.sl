// expect: 1
set trial "Trial" released 1994

card "A Trial" time_location planet {
  when seeded: draw 1
}
