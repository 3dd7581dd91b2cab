// expect: 2
// wish: what is paid stands in its own frame
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  discard this: kill one personnel
}

card "Another Trial" event {
  plays on table
  once each turn, discard one card in hand of you: draw 1
}
