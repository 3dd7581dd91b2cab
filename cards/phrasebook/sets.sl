// The sets, by the codes of the lists.

release "armade" as armada "Armada" 2000
release "premiere" as premiere "Premiere" 1994
release "au" as alternate_universe "Alternate Universe" 1995
release "qc" as q_continuum "Q Continuum" 1996
release "2pg" as introductory_two_player_game "Introductory Two-Player Game" 1997
release "faj" as the_fajo_collection "The Fajo Collection" 1997
release "fc" as first_contact "First Contact" 1997
release "awayteam" as away_team_pack "Away Team Pack" 1998
release "otsd" as official_tournament_sealed_deck "Official Tournament Sealed Deck" 1998
release "ds9" as deep_space_nine "Deep Space Nine" 1998
release "sdII" as starter_deck_two "Starter Deck II" 1998
release "efc" as enhanced_first_contact "Enhanced First Contact" 1999
release "dom" as the_dominion "The Dominion" 1999
release "bog" as blaze_of_glory "Blaze of Glory" 1999
release "roa" as rules_of_acquisition "Rules of Acquisition" 1999
release "2anth" as second_anthology "Second Anthology" 2000
release "twt" as the_trouble_with_tribbles "The Trouble with Tribbles" 2000
release "ep" as enhanced_premiere "Enhanced Premiere" 2000
release "mm" as mirror_mirror "Mirror, Mirror" 2000
release "voy" as voyager "Voyager" 2001
release "borg" as the_borg "The Borg" 2001
release "ha" as holodeck_adventures "Holodeck Adventures" 2001
release "tmp" as the_motion_pictures "The Motion Pictures" 2002
release "agt" as all_good_things "All Good Things" 2003
release "enterprise" as enterprise_collection "Enterprise Collection" 2006
release "VP" as virtual_promos "Virtual Promos" 2011
release "coc" as chain_of_command "Chain of Command" 2009
release "lfl" as life_from_lifelessness "Life From Lifelessness" 2010
release "HF" as homefront "Homefront" 2010
release "SaS" as straight_and_steady "Straight and Steady" 2010
release "SoG" as shades_of_gray "Shades of Gray" 2011
release "HF2" as homefront_two "Homefront II" 2011
release "RiF" as resistance_is_futile "Resistance is Futile" 2011
release "TNG" as the_next_generation "The Next Generation" 2012
release "HF3" as homefront_three "Homefront III" 2012
release "ENGAGE" as engage "Engage" 2012
release "tstl" as the_skys_the_limit "The Sky's the Limit" 2013
release "HF4" as homefront_four "Homefront IV" 2013
release "Emissary" as emissary "Emissary" 2013
release "WPEmissary" as warp_pack_emissary "Warp Pack: Emissary" 2014
release "Maquis" as the_maquis "The Maquis" 2014
release "20th" as twentieth_anniversary "20th Anniversary Collection" 2014
release "tgq" as the_gamma_quadrant "The Gamma Quadrant" 2015
release "HF6" as homefront_six "Homefront VI" 2015
release "crossover" as crossover "Crossover" 2015
release "lookinggla" as through_the_looking_glass "Through the Looking Glass" 2016
release "50" as fiftieth_anniversary "50th Anniversary" 2016
release "terran" as the_terran_empire "The Terran Empire" 2016
release "brokenbow" as broken_bow "Broken Bow" 2017
release "PreWarp" as pre_warp_pack "Pre-Warp Pack" 2017
release "llap" as live_long_and_prosper "Live Long and Prosper" 2017
release "wp2017" as warp_pack "Warp Pack" 2017
release "coldfront" as cold_front "Cold Front" 2018
release "metamorpho" as metamorphosis "Metamorphosis" 2018
release "comingofag" as coming_of_age "Coming of Age" 2018
release "gift" as the_gift "The Gift" 2018
release "equilibriu" as equilibrium "Equilibrium" 2018
release "Cage" as the_cage "The Cage" 2019
release "qwho" as q_who "Q Who" 2020
release "tnz" as the_neutral_zone "The Neutral Zone" 2020
release "plw" as a_private_little_war "A Private Little War" 2020
release "dow" as dogs_of_war "Dogs of War" 2021
release "ttne" as the_trial_never_ended "The Trial Never Ended" 2021
release "SSttR" as second_star_to_the_right "Second Star to the Right" 2021
release "PL" as paradise_lost "Paradise Lost" 2022
release "NEM" as nemesis "Nemesis" 2023
release "SotL" as ships_of_the_line "Ships of the Line" 2023
release "SFL" as showdown_four_lights "Showdown: Four Lights" 2023
release "Ls" as lifesigns "Lifesigns" 2024
release "AUT" as alternate_universe_twilight "Alternate Universe: Twilight" 2024
release "Previews" as previews "Previews" unreleased
release "previews" as previews "Previews" unreleased
