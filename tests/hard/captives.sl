// Captives, and what lets them go.

set hard "Hard cases" released 2026

card "Turnkey" personnel { Non-Aligned; SECURITY; 5 / 5 / 5; once per game: you may capture one personnel present }
card "Writ of Release" interrupt { plays to release one captive personnel }
card "Homecoming" event { plays on table; when your personnel is released: draw 1 }

scenario "What releases a captive lets him go" under r24 cites r24 "7.7-release-card" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Turnkey"
  given away team of two on "Harbour": "Bruiser" of two
  given hand of two: "Writ of Release" of two
  given table of two: "Homecoming" of two
  given draw deck of two: "Longship" of two
  given turn of one
  when one uses "Turnkey" on "Bruiser"
  then "Bruiser" is captive, "Bruiser" is disabled
  when two plays "Writ of Release"
  then "Bruiser" is not captive, "Bruiser" is not disabled, "Bruiser" is released, "Longship" in hand of two
}
scenario "Who is in stasis is no captive, and is not released" under r24 cites r24 "10.2.4" {
  given mission of one: "Harbour"
  given away team of two on "Harbour": "Bruiser" of two
  given put_in_stasis "Bruiser"
  given hand of two: "Writ of Release" of two
  given turn of two
  when two plays "Writ of Release"
  then refused
}
