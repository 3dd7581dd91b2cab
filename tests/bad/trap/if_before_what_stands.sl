// expect: 2
// wish: it is not asked once: as long as, so there is one word for it
set trial "Trial" released 1994

card "A Trial" event { plays on table; if some your ship in play, each your personnel: STRENGTH +1 }
card "A Second Trial" event { plays on table; if some your ship in play: opponent cannot draw }
