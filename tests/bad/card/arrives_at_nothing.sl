// expect: 3
// wish: nobody can arrive at this card, which is at no place: say where, or that it cannot be said yet
set trial "Trial" released 1994

card "A Trial" time_location planet { seeds or plays on table; once each turn, you may download one [Rom] personnel to this }
card "A Second Trial" event { plays on table; once each turn, you may download one [Rom] personnel to this }
card "A Third Trial" dilemma planet { facing it: opponent may download one [Rom] personnel to this }
card "A Fourth Trial" event { plays on mission; once each turn, you may download one [Rom] personnel to this }
