// The game of 2018: its rulebook, and the cards that had been printed by then.

format "2018" {
  rules r18
  starters "2018_federation", "2018_klingon"
  pool set all_good_things, alternate_universe, armada, away_team_pack, blaze_of_glory, broken_bow, chain_of_command,
    cold_front, coming_of_age, crossover, deep_space_nine, emissary, engage, enhanced_first_contact,
    enhanced_premiere, enterprise_collection, equilibrium, fiftieth_anniversary, first_contact, holodeck_adventures,
    homefront, homefront_four, homefront_six, homefront_three, homefront_two, introductory_two_player_game,
    life_from_lifelessness, live_long_and_prosper, metamorphosis, mirror_mirror, official_tournament_sealed_deck,
    pre_warp_pack, premiere, q_continuum, resistance_is_futile, rules_of_acquisition, second_anthology,
    shades_of_gray, starter_deck_two, straight_and_steady, the_borg, the_dominion, the_fajo_collection,
    the_gamma_quadrant, the_gift, the_maquis, the_motion_pictures, the_next_generation, the_skys_the_limit,
    the_terran_empire, the_trouble_with_tribbles, through_the_looking_glass, twentieth_anniversary, virtual_promos,
    voyager, warp_pack, warp_pack_emissary
  ban "Raise the Stakes" because "it is played for the ownership of cards"
  ban "Dala" because "it was shown and never came out"
  ban "Derran Tal" because "it was shown and never came out"
}
