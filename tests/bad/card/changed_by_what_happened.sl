// expect: 2
// wish: it is cloaked no more, and his no more, when this is asked
set trial "Trial" released 1994

card "Unveiled" interrupt {
  plays just after your cloaked ship is decloaked: draw 1
}
card "Robbed" interrupt {
  plays just after your ship is commandeered: draw 1
}
card "Still Tired" interrupt {
  plays just after your personnel is stopped: draw 1
}
