// expect: 1
// wish: `kill` is replaced by `stun` and `stun` by `kill`
rule trial cites trial "1" {
  instead of personnel is killed: stun it
  instead of personnel is stunned: kill it
}
