// expect: 6
// wish: none of them, or one that is not: of several, or of none at all, a sentence says which
set trial "Trial" released 1994
titles "Locutus"

card "A Trial" event {
  plays on mission
  while "Locutus" is not in play: each your ship here: RANGE +1
}

card "A Second Trial" event {
  plays on mission
  while "Locutus" is not in discard_pile of you: each your ship here: RANGE +1
}

card "A Third Trial" event {
  plays on mission
  while your ship is not docked: each your ship here: RANGE +1
}

card "A Fourth Trial" event {
  plays on mission
  while any "Locutus" is not here: each your ship here: RANGE +1
}

card "A Fifth Trial" event {
  plays on mission
  each your ship where "Locutus" is not aboard it: RANGE +1
}

card "A Sixth Trial" event {
  plays on mission
  while your personnel has no Honor: each your ship here: RANGE +1
}

card "A Good Trial" event {
  plays on mission
  while no "Locutus" in play: each your ship here: RANGE +1
  while no "Locutus" is in discard_pile of you: each your ship here: RANGE +1
  while some your ship is not docked: each your ship here: RANGE +1
  while no your personnel has Honor: each your ship here: RANGE +1
}
