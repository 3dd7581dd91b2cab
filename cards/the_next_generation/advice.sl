// What the text of these cards is worth to a captain.

// A ship at once, while there is none.
advice on using (c: card) means 95 if covers("Attention All Hands", c) and you is shipless else 0
// Cards that cannot be played soon are better drawn later: the game ends with the last of them.
advice on using (c: card) means -1 if (covers("Continuing Mission", c) or covers("Surprise Party", c)) and size(hand of you) >= 3 else 0
