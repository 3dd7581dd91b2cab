// The end of the game in 1995, and today.

scenario "The game is over the instant a draw deck is empty" under faq95 cites faq95 "1.5-deck-out" {
  given points of two = 10
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given one draws 1
  then two wins
}

scenario "Today it goes on, until both are" under r24 cites r18 "win-empty-decks" {
  given points of two = 10
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given one draws 1
  given two draws 1
  then "Losta" in hand of one, "Kromm" in hand of two
}

scenario "A hundred points win, wherever they are from" under faq95 cites faq95 "3.3-flute" {
  given mission of one: "Amnesty Talks"
  given points of one = 60
  given one scores 39 from "Amnesty Talks"
  then not (one is victorious)
  given one scores 1 from "Amnesty Talks"
  then one wins
}

scenario "Whoever has ten points less than none needs a hundred and ten more" under faq95 cites faq95 "1.5-negative-points" {
  given mission of one: "Amnesty Talks"
  given one loses_points 10
  then points of one = -10
  given one scores 109 from "Amnesty Talks"
  then not (one is victorious)
  given one scores 1 from "Amnesty Talks"
  then one wins
}

scenario "Today a hundred points alone do not" under r24 cites r24 "2.1-win-summary" {
  given mission of one: "Amnesty Talks"
  given points of one = 60
  given one scores 40 from "Amnesty Talks"
  then not (one is victorious)
}
