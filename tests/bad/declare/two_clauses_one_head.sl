// expect: 1
// wish: something else begins with `cure with` already
clause cure with (need: requirement) as second_cure of dilemma
