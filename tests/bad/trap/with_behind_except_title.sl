// expect: 2
// wish: the others get the Honor that was meant for him
set trial "Trial" released 1994
titles "Worf"

card "A Trial" event { plays on table; each your unique personnel except "Worf" with Honor: STRENGTH +1 }
card "A Second Trial" interrupt { plays to kill one personnel here except any "Worf" with another personnel }
