// expect: 4
// wish: is Locutus another one who is meant, or one with whom he has to be?
set trial "Trial" released 1994
titles "Locutus", "Kromm"

card "A Trial Call" personnel {
  Federation
  SECURITY
  6 / 6 / 6
  special download one Romulan personnel with INTEGRITY > 6 or "Locutus"
}
card "A Trial of Two" event {
  plays to kill one personnel with Honor and "Locutus"
}
// Nobody lies beside whom is looked for in a deck.
card "A Second Call" personnel {
  Federation
  SECURITY
  6 / 6 / 6
  special download one Romulan personnel with (INTEGRITY > 6 or "Locutus")
}
card "A Third Call" event {
  plays to download one personnel where it has Honor or it is here
}
card "What Is Well Said" event {
  plays to kill one personnel with "Kromm" or "Locutus"
  plays to kill one personnel with (Honor or "Locutus")
  plays to kill one personnel with Honor or kill one "Locutus"
}
card "What Is Looked for" personnel {
  Federation
  SECURITY
  6 / 6 / 6
  special download one personnel where (it is Romulan and INTEGRITY of it > 6) or covers("Locutus", it)
}
