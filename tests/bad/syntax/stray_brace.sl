// expect: 1
// wish: this `}` closes nothing
card "One" event { plays on table }
}
