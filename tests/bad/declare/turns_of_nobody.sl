// expect: 2
// wish: `per turn of` names a player of the key
limit hard_once (p: player, name: title) per turn of q says "once in a while"
limit hard_twice (c: card) per turn of opponent of c says "once in a blue moon"
