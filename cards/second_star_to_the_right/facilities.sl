set second_star_to_the_right "Second Star to the Right" released 2021

card "Earth Spacedock" outpost {
  Federation
  32
  commanders "Fleet Admiral Morrow"
  icons [AU], [Films]
  property [TVH]
  not encoded "2 sentences of its text cannot be read yet"
}
