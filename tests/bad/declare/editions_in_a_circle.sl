// expect: 2
// Editions that rest on one another, and one that rests on itself.
edition trial_one extends trial_two { add rule drawn_one cites guide "1" { state tried of card } }
edition trial_two extends trial_one { add rule drawn_two cites guide "1" { state proved of card } }
edition trial_three extends trial_three { add rule drawn_three cites guide "1" { state found of card } }
