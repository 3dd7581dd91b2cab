// expect: 2
// wish: a number that is worked out stands in parentheses, because `+` joins needs
set trial "Trial" released 1994

card "A Trial" dilemma planet { to get past STRENGTH > 50 + 10 * 3 }
card "A Second Trial" dilemma planet { to get past STRENGTH > 5 * number of personnel in team }
