// expect: 1
// wish: the interrupt has had its results, and nothing would come of this
set trial "Trial" released 1994

card "A Trial" interrupt { plays just after opponent plays interrupt: nullify it }
