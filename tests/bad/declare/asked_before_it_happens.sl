// expect: 1
// wish: whether any personnel is left is asked just before this one is killed; ask it in the block
rule trial cites trial "1" {
  when kill of (p: personnel) when no q: personnel in play: draw 1
}
