// expect: 1
// wish: two Klingons, and somebody besides them: `+`
set trial "Trial" released 1994
titles "Locutus", "Guinan"

card "A Trial" dilemma planet {
  unless 2 Klingon personnel and "Locutus": stop one personnel in team
}
