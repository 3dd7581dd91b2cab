// The cards of 1994 as they were printed, by the rules of those days.

format "Premiere 1995" {
  rules faq95
  starters "premiere_1995_federation", "premiere_1995_romulan"
  text as of 1995-01-01
  pool set premiere
  ban "Raise the Stakes" because "it is played for the ownership of cards"
}
