// expect: 1
// wish: no action stands in the menu `whispers`, so nobody can answer in this window
menu whispers
rule trial cites trial "1" {
  window quiet offers whispers from opponent
}
