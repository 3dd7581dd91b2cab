// expect: 1
// wish: there is no list `traits`; did you mean `trait`?
add enum traits: sleepy
