// expect: 1
// wish: what waits for a happening is not done whenever one likes
set trial "Trial" released 2026

card "A Trial" event {
  plays on table
  at any time, when your personnel is killed: draw 1
}
