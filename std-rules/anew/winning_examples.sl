// How the game ends.

scenario "A hundred points with a planet and a space objective win at once" under anew cites anew "win", "win-summary", "win-immediate" {
  given completed objective of one: "Excavation"
  given completed objective of one: "Mine Nebula"
  given points of one = 70
  given location of one: "Iconia"
  given stack of one on "Iconia": "Beverly Crusher" version "Chief Physician", "Data" version "Aspirer",
    "Kelly" version "Relief Tactical Officer", "Davies", "Lopez", "Rixx"
  given active objective of one: "Medical Relief"
  given overcome beneath "Medical Relief": 6 "Pinned Down" of two
  given turn of one
  when one attempts "Medical Relief" at "Iconia"
  then one wins
}
scenario "Ninety-nine points do not" under anew cites anew "win" {
  given completed objective of one: "Excavation"
  given completed objective of one: "Mine Nebula"
  given points of one = 99
  then one is done_with_both, not (one is victorious)
}
scenario "Two objectives on planets do not" under anew cites anew "win" {
  given completed objective of one: "Excavation"
  given completed objective of one: "Plague Planet"
  given points of one = 120
  then not (one is victorious)
}
scenario "The game ends when every deck is empty" under anew cites anew "end-decks" {
  given draw deck of one: "Davies"
  given points of one = 5
  given one draws 1
  then one wins
}
scenario "It goes on as long as somebody has cards" under anew cites anew "end-decks" {
  given draw deck of one: "Davies"
  given draw deck of two: "Lopez" of two
  given points of one = 5
  given one draws 1
  then size(draw_deck of two) = 1, size(hand of one) = 1
  given one scores 5
  then points of one = 10
}
scenario "Who has completed both sorts comes before who has more points" under anew cites anew "end-deck-ranking" {
  given completed objective of one: "Excavation"
  given completed objective of one: "Mine Nebula"
  given points of one = 60
  given completed objective of two: "Plague Planet" of two
  given points of two = 90
  given end_without_cards()
  then one wins
}
scenario "Then who has completed any" under anew cites anew "end-deck-ranking" {
  given completed objective of one: "Excavation"
  given points of one = 30
  given points of two = 45
  given end_without_cards()
  then one wins
}
scenario "Then who has more points" under anew cites anew "end-deck-ranking" {
  given points of one = 5
  given points of two = 15
  given end_without_cards()
  then two wins
}
scenario "Equal points in one rank are a tie" under anew cites anew "end-deck-tie" {
  given points of one = 15
  given points of two = 15
  given end_without_cards()
  then nobody wins
}
