// expect: 1
// wish: `half` is defined by itself: `half` -> `twice` -> `half`
noun half gives number means twice + 1
noun twice gives number means half + half
