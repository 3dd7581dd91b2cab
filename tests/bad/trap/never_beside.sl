// expect: 6
// wish: nobody is beside the ship that he is aboard
set trial "Trial" released 1994
titles "Locutus"

card "A Trial" event {
  plays on table
  each your ship with your Honor personnel: RANGE +1
}

card "A Second Trial" interrupt {
  plays to destroy one ship with no Federation personnel
}

card "A Third Trial" interrupt {
  plays to stop one personnel with your ship
}

card "A Fourth Trial" event {
  plays on ship
  each your personnel with host: STRENGTH +1
}

card "A Fifth Trial" event {
  plays on table
  each your ship with "Locutus": RANGE +1
}

card "A Sixth Trial" event {
  plays on table
  each your ship with two Honor personnel: RANGE +1
}

card "A Good Trial" event {
  plays on ship
  each your ship where some your Honor personnel aboard it: RANGE +1
  each your ship where "Locutus" aboard it: RANGE +1
  each your ship with some "Locutus" ship: SHIELDS +1
  each your personnel with "Locutus": STRENGTH +1
  each your personnel aboard host: STRENGTH +1
}
