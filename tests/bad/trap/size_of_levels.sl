// expect: 1
// wish: how many different ones, or how many in all?
set trial "Trial" released 1994

card "A Trial" event { plays only if some your ship in play where size(staffing of it) >= 3; plays to draw 1 }
