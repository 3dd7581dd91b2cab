// The rulings of 13 February 1998, over the rulebook of 2018, which still has the six missions in the seed deck and the battles
// of those years. What the rulings leave open is as there.

edition cr98 extends r18
