// expect: 2
// wish: two rules of a house set one value to two things, and so does one rule
rule trial_of_strength cites trial "1" { every personnel: STRENGTH = 3 }
rule trial_of_might cites trial "2" { every Klingon personnel: STRENGTH = 5; every personnel where it is not stopped: CUNNING = 4; every Klingon personnel: CUNNING = 5 }
