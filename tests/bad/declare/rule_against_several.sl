// expect: 1
// wish: one rule allows what two others forbid: one message, with all that has to be overridden
rule trial_of_dances cites trial "1" { verb dance (what: personnel) { }; forbid dance of (x: personnel) when x is male }
rule trial_of_rest cites trial "2" { state weary of personnel { cannot be danced }; verb tire (what: personnel) past tired { mark what as weary } }
rule trial_of_song cites trial "3" { verb chant (what: personnel) past chanted { tire what } ; when turn_ends (you: player): chant each your personnel, dance each your personnel }
rule trial_of_joy cites trial "4" { allow dance of (x: personnel) when x is unique }
