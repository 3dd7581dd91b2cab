// expect: 1
// wish: with the second, too, or the second alone?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless personnel with Klingon personnel or Romulan personnel: stop one personnel in team
}
