// expect: 1
// wish: the one that is being met
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to nullify one dilemma
}
