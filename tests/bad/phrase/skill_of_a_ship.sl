// expect: 1
// wish: ships have no Honor: it is a skill of personnel
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  stop one ship with Honor
}
