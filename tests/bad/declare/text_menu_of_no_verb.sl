// expect: 2
// wish: a menu takes texts by the verbs they do
menu bargains says "bargain", for card text that does haggling
menu favours says "do a favour", for card text that do draw
