// expect: 1
// wish: `with Cloaking Device` speaks of the personnel; to speak of the ship write `aboard (ship with Cloaking Device)`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel aboard some ship with Cloaking Device
}
