// The closed lists of the game. Packs of cards may add to an open one with `add enum`.

/// The affiliations.
enum affiliation: Bajoran, Borg, Cardassian, Dominion, Federation, Ferengi, Hirogen, Kazon, Klingon, Neutral,
  Non-Aligned, Romulan, Starfleet, Vidiian, Vulcan
/// Where a mission or dilemma is: on a planet or in space.
enum ground_type: planet, space
/// The skills; the first eight are also classifications.
enum skill: OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN, ANIMAL, Acquisition, Anthropology,
  Archaeology, Astrophysics, Barbering, Biology, Cantankerousness, Computer Skill, Cybernetics, Diplomacy, Empathy,
  Exobiology, FCA, Geology, Greed, Guramba, Honor, Intelligence, Klingon Intelligence, Law, Leadership, Memory Omega, Mindmeld,
  Miracle Worker, Music, Navigation, Obsidian Order, Orion Syndicate, Physics, Resistance, Section 31, Smuggling,
  Starfleet Intelligence, Stellar Cartography, Tal Shiar, Transporter Skill, Treachery, V'Shar, Youth
/// The icons.
enum icon: [AU], [Cmd], [Stf], [Com], [Def], [Nav], [HA], [Q], [WC], [TNG], [DS9], [VOY], [OS], [ENT], [TWOK], [Ins], [FC], [Gen], [Nem],
  [Holo], [Orb], [KCA], [AQ], [GQ], [DQ], [MQ],
  [BO], [BB], [Self], [TE], [Ref], [Films], [Bar], [22], [Maq]
// An affiliation as cards draw it. The drawing speaks of the affiliation alone, the name of the species too.
/// The icons of affiliations.
enum affiliation_icon: [Baj], [Bor], [Car], [Dom], [Fed], [Fer], [Hir], [Kaz], [Kli], [Neu], [NA], [Rom], [SF], [Vid], [Vul]
/// The species.
enum species: human, android, Acamarian, Allasomorph, Betazoid, El-Aurian, Hupyrian, Napean, Ramatin, Talarian, Tilonian, Trill, Vorgon,
  Zalkonian, klingon_species, romulan_species,
  vulcan_species, borg_species, cardassian_species, bajoran_species, ferengi_species
/// The characteristics that are no skills.
enum trait: male, female, DaiMon, admiral, ambassador, captain, counselor, emperor, general, governor, maje, thief, hand_weapon, disruptor,
  phaser, homeworld, captains_order, support_personnel, high_council, Soong_type, freighter, bird_of_prey,
  Duras_related, Enterprise_related, drone, Pagh_related, Stone_of_Gol_related, Metaphasic_Shield_related,
  Rura_Penthe_related, MEDICAL_related, SCIENCE_related, Q_related, Virus_related, Empok_Nor_related, test_mission, waiter, shape_shifter,
  bartender, Shakaar_cell, blade_weapon,
  cadet, chancellor, colonel, cook, dissident, nebula, professor
// Of one colour, pointing one way or the other.
/// The nemesis icons.
enum nemesis_icon: red_left, red_right, green_left, green_right, yellow_left, yellow_right, blue_left, blue_right,
  black_left, black_right, lilac_left, lilac_right, orange_left, orange_right, purple_left, purple_right, silver_left, silver_right
/// Whether a card is unique.
enum uniqueness: unique, universal, enigma
// Whether what several copies do adds up. Where a card says neither, it does not.
/// Whether the effects of several copies of a card add up.
enum stacking: cumulative, not_cumulative
/// The regions of space.
enum region: Argolis Cluster, Badlands Region, Bajor Region, Cardassia Region, Neutral Zone, Romulus System
/// The quadrants.
enum quadrant: Alpha, Gamma, Delta, Mirror
/// The special equipment of ships.
enum system: Tractor Beam, Cloaking Device, Holodeck, Phasing Cloak

/// The card is of this affiliation: the one it has in play, any of its own elsewhere.
relation (c: personnel or craft) sides_with (a: affiliation) cites r24 "6.3.3" cites r18 "multi-not-in-play-all"
  cites faq95 "3.6-dual-normal" means
  mode of c = a if in_play(c) else a in affiliations of c

/// `Klingon personnel`: a personnel, ship or facility of this affiliation, or of its species or builders.
adjective (a: affiliation) of (c: personnel or craft) cites r24 "gl-chajoh", "gl-non-klingon" means c sides_with a
  or c is personnel and c is_one_of a
  or c is ship and a in origins of (c as ship)
/// `Klingon mission`: a mission that this affiliation may attempt.
adjective (a: affiliation) of (m: mission) means a in affiliations_facing(m, you)
/// `[Kli] personnel`: a personnel, ship or facility of the affiliation with this icon.
adjective (i: affiliation_icon) of (c: personnel or craft) cites r24 "icon-affil-neutral", "gl-affiliation-15", "g-dominion",
  "g-federation" means c sides_with drawn_as(i)
/// `[Kli] mission`: a mission that the affiliation with this icon may attempt.
adjective (i: affiliation_icon) of (m: mission) means drawn_as(i) in affiliations_facing(m, you)
/// `SECURITY personnel`: a personnel with this skill or classification.
adjective (s: skill) of (p: personnel) means skill_level(s, p) > 0
/// How much of a skill a personnel has.
noun (s: skill) of (p: personnel) gives number means skill_level(s, p)
/// `[AU] card`: a card with this icon.
adjective (i: icon) of (c: card) cites r24 "icon-no-function", "icon-22", "icon-os", "icon-cf", "icon-tng", "icon-ds9", "icon-factions",
  "icon-ref", "icon-rule", "icon-wc", "icon-rc", "icon-kw", "icon-orb", "icon-pun-crime-pursuit", "icon-bar", "icon-skr",
  "g-icons-in-game-text-ref", "gl-faction", "g-faction-def", "g-faction-not-affil" cites r18 "icon-factions" means
  i in icons of c
/// `male personnel`: a card with this characteristic.
adjective (t: trait) of (c: card) cites r24 "2.7-characteristics", "10.3-characteristics", "10.3-characteristic-where", "10.3-hand-weapon",
  "10.3-changeling", "12.13-vice", "12.13-gendered", "gl-android", "g-drone-not", "10.3-conditional-characteristic",
  "g-counterpart-not-drone", "gl-equip-related", "g-equipment-related", "gl-infil-related", "g-infiltration-related", "gl-borg-drone"
  cites r18 "char-anywhere", "char-no-builtin", "eq-gendered", "eq-vice", "personnel-characteristics-ex", "class-box", "char-krax" means
  t in traits of c
/// `cumulative card`: a card of which several copies add up, or do not.
adjective (s: stacking) of (c: card) means stacking of c = s
/// `human personnel`: a personnel of this species.
adjective (s: species) of (p: personnel) cites r24 "gl-borg-drone" cites r18 "species-mixed" means s in species of p
// Personnel, ships, facilities and missions are unique unless they say otherwise; what else may be in play twice is universal.
/// Whether a card is unique or universal if it does not say so itself.
noun usual_uniqueness of (c: card) gives uniqueness cites r24 "6.2", "6.3.1" cites r18 "unique-default-types"
  cites faq95 "1.1-unique-only" means
  unique if c is personnel or c is craft or c is mission or c is site
  or c is time_location else nothing if c is not_duplicatable else universal
/// `universal ship`: a card that is unique, universal or an enigma.
adjective (u: uniqueness) of (c: card) cites r24 "g-enigma-icon-def" means uniqueness of c = u
  or uniqueness of c is nothing and usual_uniqueness of c = u
/// `planet mission`: a mission or dilemma for a planet or for space.
adjective (g: ground_type) of (c: mission or dilemma) means g in ground of c
/// A mission in this region.
adjective (r: region) of (m: mission) means r in regions of m
/// `Gamma mission`: a mission in this quadrant.
adjective (q: quadrant) of (m: mission) means quadrant of m = q
/// `Cloaking Device ship`: a ship with this special equipment.
adjective (y: system) of (s: ship) cites cr98 "special-equipment" cites r18 "special-equipment-not" means y in systems of s

/// The affiliation that an icon stands for.
noun drawn_as (i: affiliation_icon) gives affiliation cites r24 "icon-affiliations" cites cr98 "icon-borg", "icon-fed", "icon-klg",
  "icon-na", "icon-rom" means
  Bajoran if i = [Baj] else Borg if i = [Bor] else Cardassian if i = [Car] else Dominion if i = [Dom]
  else Federation if i = [Fed] else Ferengi if i = [Fer] else Hirogen if i = [Hir] else Kazon if i = [Kaz]
  else Klingon if i = [Kli] else Neutral if i = [Neu] else Non-Aligned if i = [NA] else Romulan if i = [Rom]
  else Starfleet if i = [SF] else Vidiian if i = [Vid] else Vulcan
