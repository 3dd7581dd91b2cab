// expect: 1
// wish: is the second a quality, or another need?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless two personnel with Honor OR Leadership: stop one personnel in team
}
