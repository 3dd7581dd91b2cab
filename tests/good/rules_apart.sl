// Rules of one house that say different things of different cases, and one that says what it overrides.
rule trial_of_dances cites trial "1" {
  verb dance (what: personnel) past danced { }
  forbid dance of (x: personnel) when x is male
  forbid dance of (x: personnel) when x is stopped
}
rule trial_of_rest cites trial "2" {
  state weary of personnel { cannot be danced }
  verb tire (what: personnel) past tired { mark what as weary }
  when turn_ends (you: player) { for each p in (every your personnel) { tire p; dance p if p can be danced } }
}
rule trial_of_joy cites trial "3" { allow dance of (x: personnel) when x is not stopped and x is not male and x is not weary }
rule trial_of_relief cites trial "4" { allow dance of (x: personnel) when x is unique overrides trial_of_dances, trial_of_rest }
rule trial_of_strength cites trial "5" {
  every personnel where it is stopped: STRENGTH = 3
  every personnel where it is not stopped and it is Klingon: STRENGTH = 5
  every personnel: STRENGTH +1, CUNNING = 4
}
rule trial_of_wits cites trial "6" { every personnel: CUNNING = 4 }
rule trial_of_plays cites trial "7" {
  before stage plays of turn_of { }
  after stage plays of turn_of { }
  instead of kill of (c: personnel) by (you: player) when c is unique { stop c }
  instead of kill of (x: personnel) by (you: player) when x is Klingon { disable x }
}
