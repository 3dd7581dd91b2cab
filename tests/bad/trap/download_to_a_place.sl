// expect: 1
// wish: this goes to cards, and the surface is what lies there now; name the mission
set trial "Trial" released 1994

card "A Trial" dilemma planet { facing it: { let m be one planet mission where no personnel at it; opponent may download one [Rom] personnel to surface of m } }
