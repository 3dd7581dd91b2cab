// What was taken back was never played.

set hard_taken_back "Taken back" released 2026

card "Door Slam" event {
  icons [HA]
  plays on table
  opponent cannot play "Kevin Uxbridge"
}

scenario "A play that an agenda forbids from its start has never been made" under r24 cites r24 "gl hidden agenda" {
  given hand of one: "Kevin Uxbridge"
  given table of two: "Surprise Party" of two
  given put "Door Slam" of two into agenda of two face_down
  given turn of one
  when one plays "Kevin Uxbridge"
  when two activates "Door Slam"
  then "Kevin Uxbridge" in hand of one, size(cards_played_now of one) = 0
}

scenario "The play of a card that was laid face down pays for no other" under r24 cites r24 "gl hidden agenda" {
  given hand of one: "Mirror Image", "Kevin Uxbridge"
  given table of two: "Surprise Party" of two
  given put "Door Slam" of two into agenda of two face_down
  given turn of one
  given plays_left of one = 1
  when one plays "Mirror Image" face down
  then plays_left of one = 0, size(cards_played_now of one) = 1
  when one plays "Kevin Uxbridge"
  when two activates "Door Slam"
  then "Kevin Uxbridge" in hand of one, plays_left of one = 0
}
