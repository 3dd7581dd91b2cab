// expect: 1
// wish: a state says of which kind: `of personnel`
rule trial cites trial "1" {
  state dizzy { cannot walk }
}
