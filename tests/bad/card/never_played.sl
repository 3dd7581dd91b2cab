// expect: 1
// wish: nothing says how this interrupt is played: `plays to ...`
set trial "Trial" released 1994

card "A Trial" interrupt {
  traits male
}
