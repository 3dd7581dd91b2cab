// expect: 1
// wish: there is no rule `walkin`; did you mean `walking`?
rule trial cites trial "1" {
  allow walk of (x: personnel) when x is male overrides walkin
}
