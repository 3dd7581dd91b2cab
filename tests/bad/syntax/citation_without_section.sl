// expect: 1
// wish: the section of the document is missing
rule trial cites r24 { }
