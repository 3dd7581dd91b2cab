// expect: 2
// wish: a deck is judged before anything is dealt, and by itself
rule trial_of_hands cites trial "1" { deck needs size(hand of you) > 3 because "a full hand is wanted" }
rule trial_of_others cites trial "2" { deck needs size(draw_deck of opponent) > 3 because "two decks are wanted" }
