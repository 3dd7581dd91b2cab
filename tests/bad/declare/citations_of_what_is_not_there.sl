// expect: 3
// A section that the document does not have, a document that is misspelt, and one that nothing declares.
rule first_trial cites r24 "99.9" { state tried of card }
rule second_trial cites r42 "1.1" cites r24 "7.2" { state found of card }
rule third_trial cites memory "1" { state lost of card }
