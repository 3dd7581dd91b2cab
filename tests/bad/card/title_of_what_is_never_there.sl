// expect: 2
// wish: nothing so called ever lies there
set trial "Trial" released 1994

card "Back Room" site { }
card "Quick Switch" interrupt { plays to draw 1 }
card "A Trial" event { plays on "Back Room" }
card "A Second Trial" event { seeds or plays on "Quick Switch" }
card "A Third Trial" event { plays on planet mission; plays on "Old Boat" }
card "Old Boat" ship {
  Federation
  5 / 5 / 5
}
