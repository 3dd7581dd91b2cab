// expect: 2
// wish: say where they are, which makes it a condition
set trial "Trial" released 1994

card "A Trial" dilemma planet { unless 2 outpost OR Honor: kill one personnel in team at random }
card "A Second Trial" dilemma planet { to get past event }
card "A Third Trial" dilemma planet { unless 2 outpost in play OR Honor: kill one personnel in team at random }
