set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "The Assistant Manager" personnel {
  Non-Aligned
  CIVILIAN, Law, Leadership
  6 / 8 / 5
  icons [AU]
  property [TNG]
  traits male, Royale_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Consultant Phlox" personnel {
  Non-Aligned
  VIP, MEDICAL, Exobiology x2
  7 / 4+X / 5
  X = types_removed_from_game
  species Denobulan
  icons [22], [AU]
  property [ENT]
  traits Ceti_Alpha_V_related, male
  mentions "Jonathan", "Ceti Alpha"
  dots 1
}
