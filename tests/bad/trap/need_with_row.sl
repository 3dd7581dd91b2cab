// expect: 1
// wish: of those people with somebody, or of those people alone?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless personnel with Klingon or Romulan personnel: stop one personnel in team
}
