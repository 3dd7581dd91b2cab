// expect: 2
// wish: either may be so, and nothing says which
set trial "Trial" released 1994

card "A Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  while not (this has Honor): this: gains Music
  while not (this has Music): this: gains Honor
}

card "A Second Trial" event { plays on table; each your personnel with no Youth: gains Barbering }
card "A Third Trial" event { plays on table; each your personnel with no Barbering: gains Youth }
