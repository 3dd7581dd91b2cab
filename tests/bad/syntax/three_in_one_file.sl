// expect: 3
// wish: this `(` is never closed
// wish: `@` means nothing here
// wish: the section of the document is missing
set trial "Trial" released 1994
card "One" event { plays on (table }
card "Two" event { draw @ }
rule three cites r24 { }
