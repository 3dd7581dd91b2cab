// expect: 4
// Where a card is that lies nowhere, or on the table.
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to download one personnel to location of this
}

card "Another Trial" event {
  plays on table
  each personnel present_with this: STRENGTH +1
}

card "A Third Trial" event {
  plays on table
  each mission where quadrant of it = quadrant of location of this: points +5
}

card "A Fourth Trial" incident {
  plays on table
  once each turn: you may stop one personnel in play where location of it = location of this
}
