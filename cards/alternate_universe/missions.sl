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
  given away team of one on "Risa Shore Leave": "Arandis", "Data" version "The Next Generation"
  when one attempts "Risa Shore Leave"
  then one does not solve "Risa Shore Leave"
}

card "Compromised Mission" mission space {
  Romulan, Klingon
  span 4; points 35
  requires Treachery x2 + Computer Skill + STRENGTH > 35
  opposite_affiliations Federation
  traits asymmetric
  opponent's side requires Treachery x2 + Computer Skill + STRENGTH > 35
}

scenario "Each side of a compromised mission is for other people" under r24 cites r24 "2.1-own-end-only", "2.1" {
  given mission of one: "Compromised Mission"
  then affiliations_facing("Compromised Mission", one) = [Romulan, Klingon], Federation in affiliations_facing("Compromised Mission", two)
  then points_facing("Compromised Mission", two) = 35
  given mission pile of two: "Compromised Mission" of two
  when two shares another "Compromised Mission"
  then affiliations_facing("Compromised Mission", two) = [Romulan, Klingon]
}

card "Warped Space" mission space {
  Klingon
  span 5; points 45
  requires SCIENCE x2 + Navigation + Astrophysics
  opposite_span 1
  traits asymmetric
}

scenario "Space is warped: five for one player, and one for the other" under r24 cites r24 "7.1.5-own-side-spans", "7.1.5",
  "2.1-own-end-only" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Warped Space"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on another "I.K.S. K'Vort": "Kromm" of two
  given turn of one
  when one flies "I.K.S. K'Vort" to "Warped Space"
  then range_used of "I.K.S. K'Vort" = 5
  given turn of two
  when two flies another "I.K.S. K'Vort" to "Warped Space"
  then range_used of another "I.K.S. K'Vort" = 1
}

scenario "For forty points and more the opponent comes too, with the same requirements" under r24 cites r24 "7.2.1-opponents", "2.1" {
  given mission of one: "Warped Space"
  given ship of two at "Warped Space": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kurak" of two, "Vekor" of two
  when two attempts "Warped Space"
  then two solves "Warped Space", points of two = 45
}

card "Brute Force" mission planet {
  Klingon
  span 3; points 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Diplomatic Conference" mission planet {
  Federation, Romulan, Klingon
  span 4; points 60
  not encoded "one sentence of its text cannot be read yet"
}

card "Fissure Research" mission space {
  Federation, Romulan, Klingon
  span 3; points 35
  not encoded "one sentence of its text cannot be read yet"
}

card "Qualor II Rendezvous" mission planet {
  Non-Aligned
  span 4; points 30
  requires Treachery + Greed OR "Amarie"
  not encoded "one sentence of its text cannot be read yet"
}

card "Quash Conspiracy" mission space {
  Romulan
  span 3; points 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Reunion" mission planet {
  Federation
  span 3; points nothing
  regions Sector_001
  not encoded "its points are X"
  requires Miracle Worker OR Cantankerousness OR "Spock"
  not encoded "one sentence of its text cannot be read yet"
}

card "FGC-47 Research" mission space {
  Federation, Romulan, Klingon
  span nothing; points 30
  traits nebula
  not encoded "its span is X"
  requires Diplomacy + Youth x2
  not encoded "one sentence of its text cannot be read yet"
}
