// expect: 1
// wish: a rule lies nowhere, so nothing is here for what players do by it
rule trial cites r24 "7.1" {
  action wave in orders says "wave to {s}" {
    name s in every ship where it is in_orbit
    do { stop s }
  }
}
