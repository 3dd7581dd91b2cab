// expect: 1
// wish: it overrides the one and not the other, and would not have the last word
rule trial_of_dances cites trial "1" { verb dance (what: personnel) { }; forbid dance of (x: personnel) when x is male }
rule trial_of_rest cites trial "2" { forbid dance of (x: personnel) when x is stopped }
rule trial_of_joy cites trial "4" { allow dance of (x: personnel) overrides trial_of_dances }
