// expect: 1
// wish: `relocate` needs `to`: where?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  relocate one personnel in team
}
