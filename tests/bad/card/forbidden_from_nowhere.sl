// expect: 1
// wish: no rule of these packs brings a tribble into play yet
set trial "Trial" released 1994

card "A Trial" tribble {
  while some personnel present: mission here cannot be attempted
}
