// expect: 1
// wish: write it first
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team with highest STRENGTH
  triggered if some personnel in team with Honor
  stop one personnel in team at random
}
