// expect: 1
// wish: two rules both claim the last word on `walk`, for personnel that are male and stopped
rule first_trial cites trial "1" { verb dance (what: personnel) { }; forbid dance of (x: personnel) when x is male }
rule second_trial cites trial "2" { allow dance of (x: personnel) when x is stopped }
