// expect: 1
// wish: what must be so besides stands before the colon
set trial "Trial" released 2026

card "A Trial" event {
  plays on mission
  when you solve host with 2 Klingon personnel in team: draw 1
}
