// expect: 1
// wish: a place is seen by everybody, its holder, its owner or nobody
zone locker of player: seen by all
