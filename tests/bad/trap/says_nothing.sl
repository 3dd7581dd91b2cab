// expect: 2
// wish: words in quotation marks, a colon, and what is done
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  once each turn: you may {
    choose one {
      says: draw 1
      says "draw two" draw 2
      says "draw three": draw 3
    }
  }
}
