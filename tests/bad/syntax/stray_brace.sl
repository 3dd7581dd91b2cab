// expect: 1
// wish: this `}` closes nothing
set trial "Trial" released 1994
card "One" event { plays on table }
}
