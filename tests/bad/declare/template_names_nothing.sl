// expect: 1
// wish: `{whom}` is no role of this verb; did you mean `{what}`?
verb greet (what: personnel) log "{whom} is greeted" cites trial "1" { }
