// expect: 1
// wish: a place belongs to a player, a kind or the game: there is no `playr`
zone locker of playr: seen by nobody
