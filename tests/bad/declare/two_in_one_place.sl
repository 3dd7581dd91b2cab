// expect: 2
// wish: two rules stand in for one stage, and two for one happening
rule trial_of_plays cites trial "1" { instead of stage plays of turn_of { }; instead of kill of (c: personnel) by (you: player) { stop c } }
rule trial_of_pauses cites trial "2" { instead of stage plays of turn_of { }; instead of kill of (x: personnel) by (you: player) { disable x } }
