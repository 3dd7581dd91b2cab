// expect: 1
// wish: `first_trial` and `second_trial` override each other
rule first_trial cites trial "1" { verb dance (what: personnel) { }; forbid dance of (x: personnel) when x is male overrides second_trial }
rule second_trial cites trial "2" { allow dance of (x: personnel) when x is female overrides first_trial }
