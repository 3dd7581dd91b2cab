// expect: 1
// wish: errata cite their source
errata "A Trial" dated 1998-02-13 { stop one personnel in team }

set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team
}
