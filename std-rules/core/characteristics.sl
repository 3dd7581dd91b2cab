// The open lists of the game: what many cards are, and few ask for.

add enum species: Aenar, Akaali, alien, Andorian, Angosian, Argelian, Ba'ku, Barkonian, beagle, Benzite, Bolian, Boslic, Breen, Brunali,
  Bynar, Cairn, Caitian, cat, Chameloid, Changeling, Coelenterate, Deltan, Denobulan, Dopterian, Dosi, Efrosian, Elasian, Elaysian,
  Eminian, Excalbian, Farian, Flaxian, Gorn, Grazerite, Haakonian, Haliian, Halkan, hirogen_species, humanoid, humpback_whale, J'Naii,
  Jem'Hadar, Kaelonian, Karemma, kazon_species, Kellerun, Klaestron, Kobliad, Kressari, Kriosian, Ktarian, Kyrian, Lethean, lionfish,
  Lumerian, Lurian, Malcorian, Mari, Minoran, Miradorn, Mizarian, Nausicaan, Nechani, Neuralian, Norcadian, Ocampa, Orion, osmotic_eel,
  Pakled, Paradan, Pendari, Planet_892_native, Rakhari, Reman, Risian, Rutian, Sigma_Iotia_native, Son'a, Species_116, Species_125,
  Species_571, Species_689, Suliban, T'Lani, Takaran, Talaxian, Talosian, Tamarian, targ, Tarkalean, Tarlac, Tau_Alpha_C, Tellarite,
  Tiburonian, Tosk, Trabe, Troyian, Ullian, Varro, Vhnori, vidiian_species, Vorta, Wadi, Wysanti, Yaderan, Yridian, Zibalian

add enum trait: alpha, alpha_hirogen, Andorian_related, androgynous, arms_dealer, array_mission, assassin, augment, Bajoran_espionage,
  Bajoran_treaty, battleship, beta_hirogen, boarding_pod, bodyguard, Breen_ship, Capturing_related, Cardassian_Equipment,
  Cardassian_espionage, cardassian_resistance, Cardassian_treaty, Ceti_Alpha_V_related, chairman, Chaotica_related,
  Christopher_Pike_related, Circle_related, Contender_related, cube, dabo_girl, Deep_Space_9_related, Dominion_treaty, Dr_Noah_related,
  empress, ENGINEER_related, Equinox_related, Federation_treaty, female_related, founder, future_native, future_related,
  genetically_enhanced, glinn, gul, Harvester_Virus_related, high_council_leader, Infiltration_related, intendant, interceptor,
  Internment_Camp_371_related, Jem_Hadar_First, Jem_Hadar_ship, kai, Kazon-Hobii, Kazon-Mostral, Kazon-Nistrim, Kazon-Ogla,
  Kazon-Oglamar, Kazon-Pommar, Kazon-Relora, Khan_related, Klingon_related, Klingon_treaty, legate, MACO, male_related, maneuver_card,
  merchant_vessel, minister, Mirror_universe_related, morph_card, murder_related, nagus, neuter, nurse, Orb_artifact, Pah_wraith_related,
  praetor, president, priest, Prisoner_related, proconsul, prototype, prylar, queen, Question_related, Reman_title_related,
  Romulan_espionage, Romulan_treaty, romulan_underground, Royale_related, SA_Julian_Bashir_related, scout, senator,
  Sherlock_Holmes_related, shuttlecraft, shuttlepod, slave_girl, Son'a_ship, Species_8472_related, syrranite, Tamarian_related, teacher,
  temporal_agent, Temporal_agent_related, Terok_Nor_related, The_One_related, Think_Tank_related, thot, transport, Tsunkatse_related,
  twenty_third_century_related, vedek, vice_admiral, Vulcan_espionage, Vulcan_related, warship, with_symbiont

add enum region: Sector_001, Demilitarized Zone, Great Barrier, Mutara Region, Briar Patch, Ceti Alpha, Chin'toka Region,
  Delphic Expanse, McAllister Region, Nekrit Expanse, Tellun System, Murasaki Region, Northwest Passage, Valo Region

add enum icon: [KW], [Ent-E], [RC], [Rule], [SKR], [Pun], [Sch], [Shield], [Crime], [OCD], [Pursuit], [TMP], [TOS], [TUC], [TSfS], [TVH],
  [TFF], [CCG], [AKC], [Armada]

add enum system: Invasive Transporters, Energy Dampener, Long-Range Scan Shielding, Particle Scattering Device, Holographic Skin,
  Solar Sail

// Whom infiltrators come among.
add enum icon: [Among-Fed], [Among-Kli], [Among-Baj], [Among-Dom], [Among-Car], [Among-Rom], [Among-Sta], [Among-Vul], [Among-Maq]

add enum trait: infiltrator, counterpart, asymmetric, listening_post, D_Kora_class, D_deridex_class, B_rel_class, Keldon_class,
  Alpha_Quadrant_related
