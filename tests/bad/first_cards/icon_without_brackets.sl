// expect: 1
// wish: an icon is written `[AU]`
set trial "Trial" released 2026
card "A First Try" event {
  icons AU
  plays on table
}
