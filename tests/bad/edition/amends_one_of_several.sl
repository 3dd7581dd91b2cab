// expect: 1
// wish: more than one part begins so; say more of the one that is meant
edition trial extends core {
  amend rule killed cites trial "1" { omit verb }
}
