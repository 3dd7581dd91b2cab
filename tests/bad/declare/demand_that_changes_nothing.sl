// expect: 3
// wish: the rules ask for more already, or for something else
rule trial_of_small_decks cites trial "1" { deck needs size(draw_deck of you) >= 20 because "twenty suffice" }
rule trial_of_few_missions cites trial "2" { deck needs 3 = number of m in mission_pile of you because "three missions" }
rule trial_of_seeds cites trial "3" { deck needs size(seed_deck of you) > 30 because "many seeds" }
rule trial_of_large_decks cites trial "4" { deck needs size(draw_deck of you) >= 60 because "sixty are wanted" }
