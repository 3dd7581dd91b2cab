// expect: 1
// wish: it is chosen before, by name
set trial "Trial" released 2026

card "A Trial" event {
  plays on your Mindmeld personnel
  host: gains skills of one your personnel present
}
