rule later_words cites trial "1" {
  verb found (what: card) past unmet { }
}
// another pack
// The rules have local names such as `unmet` and `found`; a later pack may declare these words, and the rules read as before.
