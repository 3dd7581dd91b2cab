set all_good_things "All Good Things" released 2003

card "Aid Clone Colony" mission planet {
  Federation
  span 2; points 35
  requires Biology + Diplomacy + MEDICAL x2 + CUNNING > 36
  not encoded "one sentence of its text cannot be read yet"
}
