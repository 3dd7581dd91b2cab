// The closed lists of the game. Packs of cards may add to a list with `add enum`.

/// The affiliations.
enum affiliation: Bajoran, Borg, Cardassian, Dominion, Federation, Ferengi, Kazon, Klingon, Non-Aligned, Romulan, Starfleet
/// What a location is.
enum ground_type: headquarters, planet, space
/// The quadrants.
enum quadrant: Alpha, Gamma, Delta
/// The skills.
enum skill: Acquisition, Anthropology, Archaeology, Astrometrics, Biology, Cybernetics, Diplomacy, Engineer, Exobiology, Geology,
  Honor, Intelligence, Law, Leadership, Medical, Navigation, Officer, Physics, Programming, Science, Security, Telepathy,
  Transporters, Treachery
/// The icons: of staffing, of a time, of a series or headquarters.
enum icon: [Cmd], [Stf], [Past], [Alt], [Fut], [DS9], [Duras], [E], [Maq], [Qo], [TN], [TNG], [Films], [TOS], [TOSM], [Voy]
/// The keywords of locations and of weapons.
enum feature: Nebula, Homeworld, Wormhole, Hand Weapon
/// What a system does on its ship: of each sort a ship holds one.
enum system_type: propulsion, weapons, power, auxiliary

/// `Klingon personnel`: a card of this affiliation.
adjective (a: affiliation) of (c: personnel or ship) means affiliation of c = a
/// `planet location`: a location, dilemma or objective for this ground.
adjective (g: ground_type) of (c: location or dilemma or objective) cites anew "location-icons" means g in ground of c
/// `Gamma location`: a card that is native to this quadrant.
adjective (q: quadrant) of (c: personnel or ship or location) cites anew "location-icons" means quadrant of c = q
/// `[TNG] personnel`: a card with this icon.
adjective (i: icon) of (c: card) means i in icons of c
/// `Nebula location`: a card with this keyword.
adjective (f: feature) of (c: card) means f in keywords of c
/// `Honor personnel`: a personnel with this skill.
adjective (s: skill) of (p: personnel) means level(s, skills of p) > 0
/// How much of a skill a personnel has.
noun (s: skill) of (p: personnel) gives number means level(s, skills of p)
