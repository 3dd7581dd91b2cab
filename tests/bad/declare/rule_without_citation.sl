// expect: 1
// wish: this rule cites nothing
rule trial { verb hum (what: personnel) { } }
