// expect: 1
// wish: what is in a hand has forgotten all that is written to it
rule trial cites trial "1" {
  procedure trial_of (c: personnel, you: player) {
    put c into hand of you
    if c is your { mark c as stopped }
  }
}
