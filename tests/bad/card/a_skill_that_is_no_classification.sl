// expect: 3
// A row of skills whose classification is missing, one skill alone, and a classification that is none.
set trial "Trial" released 1994

card "One" personnel { Federation; Honor, SECURITY; 7 / 7 / 7 }

card "Two" personnel { Federation; Honor; 7 / 7 / 7 }

card "Three" personnel { Federation; classification Diplomacy; skills Honor; 7 / 7 / 7 }

card "Four" personnel { Federation; skills Honor, Leadership; 7 / 7 / 7 }
