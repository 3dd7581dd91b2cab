// The game as it was played in February 1998: the cards of the first six sets, as they read then, under the rulings of that month.

format "First Contact 1998" {
  rules cr98; text as of 1998-02-13
  starters "first_contact_1998_federation", "first_contact_1998_klingon"
  pool set premiere, alternate_universe, q_continuum, first_contact, the_fajo_collection, introductory_two_player_game
  ban "Raise the Stakes" because "it is played for the ownership of cards"
}
