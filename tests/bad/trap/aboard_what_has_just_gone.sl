// expect: 2
// Who was aboard has gone with it.
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays just after ship is destroyed: kill each personnel aboard that ship
}

card "Another Trial" interrupt {
  plays just after your personnel is killed: draw 1 if that personnel is stopped
}
