// expect: 2
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  planet
  stop one personnel in team
}

card "Another Trial" dilemma space space {
  stop one personnel in team
}
