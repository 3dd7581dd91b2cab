// expect: 1
// wish: no card is called "A Tryal"; did you mean "A Trial"?
ruling "A Tryal" in r24 cites trial "1" { stop one personnel in team }

set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team
}
