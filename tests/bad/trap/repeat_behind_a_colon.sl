// expect: 1
set trial "Trial" released 1994

card "Again and Again" dilemma planet {
  unless Honor: repeat 2 { stop one personnel in team }
}
