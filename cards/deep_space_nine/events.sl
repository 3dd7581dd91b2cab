set deep_space_nine "Deep Space Nine" released 1998

card "HQ: War Room" event {
  property [DS9]
  plays on mission where it is homeworld
  your personnel where (it has OFFICER or it has SECURITY or it has Leadership or it has Resistance)
    and it is at_home_on host: CUNNING +2, STRENGTH +2
}

scenario "Two war rooms are one" under r24, r18 cites r24 "g-cumulative-ex-warroom", "g-cumulative-noncum-target", "12.9-not-cumulative"
  cites r18 "cum-default" {
  given mission of one: "Expose Covert Supply"
  given away team of one on "Expose Covert Supply": "Konmel" version "The Next Generation", "Kromm"
  given "HQ: War Room" on "Expose Covert Supply"
  given another "HQ: War Room" on "Expose Covert Supply"
  then STRENGTH of "Konmel" = 10 because add 2 "HQ: War Room"
  then CUNNING of "Konmel" = 7, STRENGTH of "Kromm" = 8
}

scenario "The war room is for those whose homeworld it is, not for those who have business there" under r24
  cites r24 "gl-hw-match", "g-homeworld-match" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Tallera"
  given "HQ: War Room" on "Cloaked Mission"
  then STRENGTH of "Konmel" = 8
  given mode of "Tallera" = Romulan
  then "Tallera" is at_home_on "Cloaked Mission", not ("Konmel" is at_home_on "Cloaked Mission")
}

card "Renewal Scroll" event {
  property [DS9]
  plays only if number of (your Bajoran personnel in play) >= 3
  plays to {
    let burned be any number of hand of you
    for each c in burned { discard c }
    draw size(burned) + 2
  }
}

scenario "Whoever has three Bajorans burns cards and draws as many and two" under r24 cites r24 "gl affiliation and species" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Colonel Kira", "Lopez", "Kromm"
  given mode of "Lopez" = Bajoran
  given hand of one: "Renewal Scroll", "Davies", "Barron", "Martin"
  given draw deck of one: "Losta", "Kurak", "Kitrik" version "The Next Generation", "Zegov", "Q'elyn"
  given plays_left of one = 1
  when one plays "Renewal Scroll"
  then refused
  given mode of "Kromm" = Bajoran
  when one plays "Renewal Scroll"
  one chooses "Davies", "Martin"
  then "Davies" in discard_pile of one, "Martin" in discard_pile of one, "Barron" in hand of one
  then size(hand of one) = 5, size(draw_deck of one) = 1, "Renewal Scroll" in discard_pile of one, plays_left of one = 0
}

card "Espionage: Cardassian on Klingon" event {
  property [DS9]
  traits Cardassian_espionage
  plays on any Klingon mission
  allows to attempt your [Car] personnel
  when host is completed: discard this
}

scenario "Cardassians among Klingons" under r24 cites r24 "g-espionage-cards-def" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Hogue", "Vash" version "The Next Generation"
  given turn of one
  when one attempts "Acquire Surplus Ships"
  then refused because r24 "7.2.1"
  given "Espionage: Cardassian on Klingon" of one on "Acquire Surplus Ships"
  when one attempts "Acquire Surplus Ships"
  then one attempts "Acquire Surplus Ships"
}

card "Automated Security System" event {
  property [DS9]
  plays on "Ops"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Bajoran Civil War" event {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Computer Crash" event {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Defiant Dedication Plaque" event {
  property [DS9]
  traits captains_order
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Duranja" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Espionage: Bajoran on Cardassian" event {
  property [DS9]
  traits Bajoran_espionage
  allows to attempt your [Baj] personnel
  when host is completed: discard this
  not encoded "one sentence of its text cannot be read yet"
}

card "Espionage: Cardassian on Bajoran" event {
  property [DS9]
  traits Cardassian_espionage
  plays on any Bajoran mission
  allows to attempt your [Car] personnel
  when host is completed: discard this
}

card "Espionage: Cardassian on Federation" event {
  property [DS9]
  traits Cardassian_espionage
  plays on any Federation mission
  allows to attempt your [Car] personnel
  when host is completed: discard this
}

card "Espionage: Romulan on Bajoran" event {
  property [DS9]
  traits Romulan_espionage
  plays on any Bajoran mission
  allows to attempt your [Rom] personnel
  when host is completed: discard this
}

card "Espionage: Romulan on Cardassian" event {
  property [DS9]
  traits Romulan_espionage
  plays on any Cardassian mission
  allows to attempt your [Rom] personnel
  when host is completed: discard this
}

card "Establish Landing Protocols" event {
  property [DS9]
  traits captains_order
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Reaction Control Thrusters" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Recruit Mercenaries" event {
  points -10
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "System 5 Disruptors" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Treaty: Bajoran/Klingon" event {
  property [DS9]
  traits Bajoran_treaty, Klingon_treaty
  plays on table
  for free if some your "Chancellor Gowron" in play
  binds Bajoran, Klingon
}

card "Treaty: Federation/Bajoran" event {
  property [DS9]
  traits Bajoran_treaty, Federation_treaty
  seeds or plays on table
  binds Federation, Bajoran
}

card "Treaty: Federation/Cardassian" event {
  property [DS9]
  traits Cardassian_treaty, Federation_treaty
  plays on table
  binds Federation, Cardassian
  not encoded "one sentence of its text cannot be read yet"
}

card "Weapons Locker" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}
