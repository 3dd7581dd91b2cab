// expect: 2
// wish: the rule that is named says nothing of dancing; and the other names the wrong rule
rule trial_of_dances cites trial "1" { verb dance (what: personnel) { }; forbid dance of (x: personnel) when x is male }
rule trial_of_words cites trial "2" { noun pace of (x: personnel) gives number means 3 }
rule trial_of_joy cites trial "3" { allow dance of (x: personnel) when x is female and x is not male overrides trial_of_words }
rule trial_of_grief cites trial "4" { forbid dance of (x: personnel) when x is stopped overrides trial_of_words }
