set the_next_generation "The Next Generation" released 2012

card "The Last Outpost" mission planet {
  Federation, Ferengi
  span 3; points 35
  requires Acquisition + SECURITY + Treachery x2 OR Diplomacy x2 + Leadership + OFFICER
}

card "Treat Plague Ship" mission space {
  Federation, Romulan, Non-Aligned, Bajoran
  span 2; points 25
  not encoded "one sentence of its text cannot be read yet"
}

card "Visit Tranquil Colony" mission planet {
  Federation, Romulan, Non-Aligned
  span 3; points 35
  requires Diplomacy + Anthropology + ("Jean-Luc Picard" OR "Tebok" OR CUNNING > 35)
}
