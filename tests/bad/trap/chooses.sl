// expect: 1
// wish: who chooses stands behind what is done
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  facing it: opponent chooses one personnel in team, kill that personnel
}
