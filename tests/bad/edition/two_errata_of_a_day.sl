// expect: 3
// wish: a card has one errata of a day, one ruling in an edition, and one text of a day
set trial "Trial" released 2020
card "Trial" event not_cumulative {
  plays on table
  at end of each turn: draw 1
  text dated 1994-01-01 { plays on mission }
  text dated 1994-01-01 { cumulative }
  text dated 1995-01-01 { cumulative }
}
errata "Trial" dated 1998-02-13 cites trial "1" { at end of each turn: draw 2 }
errata "Trial" dated 1998-02-13 cites trial "2" { at end of each turn: draw 3 }
errata "Trial" dated 1998-02-14 cites trial "2" { plays on table; at end of each turn: draw 3 }
ruling "Trial" in r24 cites trial "3" { plays on table }
ruling "Trial" in r24 cites trial "4" { at end of each turn: draw 3 }
