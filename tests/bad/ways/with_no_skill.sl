// expect: 2
// wish: `skills` is the word, and a classification is compared
set trial "Trial" released 1994

card "A Trial" event { plays on table; each your personnel with no skill: STRENGTH +3 }
card "A Second Trial" event { plays on table; each your personnel with classification OFFICER: STRENGTH +3 }
