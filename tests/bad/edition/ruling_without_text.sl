// expect: 2
// wish: a ruling that says nothing changes nothing: the text below it stands
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  kill one personnel in team
}
ruling "A Trial" in r24 cites trial "1" { }
errata "A Trial" dated 1998-02-13 cites trial "1" { }
