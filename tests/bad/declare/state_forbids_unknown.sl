// expect: 1
// wish: there is no verb or action `fligh`
rule trial cites trial "1" {
  state dizzy of personnel { cannot fligh }
}
