// expect: 1
// wish: `host: gains ...`
set trial "Trial" released 1994

card "A Trial" equipment {
  while aboard your ship: host gains Cloaking Device
}
