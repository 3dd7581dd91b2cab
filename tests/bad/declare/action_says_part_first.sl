// expect: 1
// wish: what an action shows begins with a word, so that a scenario can name it
rule trial cites trial "1" {
  action visit in orders says "{s} visits {m}" {
    name s in every ship where it is your
    name m in every mission in spaceline
    do { move s to m }
  }
}
