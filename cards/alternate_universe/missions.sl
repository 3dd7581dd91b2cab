set alternate_universe "Alternate Universe" released 1995

card "Risa Shore Leave" mission planet {
  Federation
  span 3; points 30
  place_name "Risa"
  requires Music + Youth + CIVILIAN x2 + female + male
}

scenario "Two civilians are needed for a good holiday" under r24 cites r24 "7.2.5" {
  given mission of one: "Risa Shore Leave"
  given away team of one on "Risa Shore Leave": "Arandis", "Barron"
  when one attempts "Risa Shore Leave"
  then one solves "Risa Shore Leave", points of one = 30
}

scenario "One is not enough" under r24 cites r24 "7.2.5" {
  given mission of one: "Risa Shore Leave"
  given away team of one on "Risa Shore Leave": "Arandis", "Data"
  when one attempts "Risa Shore Leave"
  then one does not solve "Risa Shore Leave"
}
