// expect: 1
// wish: the part has no name before it is chosen: write `it`
rule trial cites trial "1" {
  action trial in orders says "try {s}" {
    name s in every ship where s is your
    do { stop s }
  }
}
