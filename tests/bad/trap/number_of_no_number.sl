// expect: 1
set trial "Trial" released 1994

card "As Many as That" dilemma planet {
  facing it: kill (some Klingon personnel in team) personnel in team at random
}
