// Cards that are played.

scenario "Personnel, ships and equipment are played where a headquarters takes them" under anew
  cites anew "play-at-hq", "stack-personnel", "in-play" {
  given location of one: "Earth"
  given location of one: "Iconia"
  given hand of one: "Davies", "Medical Kit", "U.S.S. Galaxy", "Kahmis"
  given turn of one
  when one plays "Davies" at "Iconia"
  then refused
  when one plays "Kahmis" at "Earth"
  then refused because anew "play-at-hq"
  when one plays "Davies" at "Earth"
  when one plays "Medical Kit" at "Earth"
  when one plays "U.S.S. Galaxy" at "Earth"
  then "Davies" in surface of "Earth", "Medical Kit" in surface of "Earth", "U.S.S. Galaxy" in orbit of "Earth"
  then in_play("Davies"), one plays "Davies"
}
scenario "What is played is shown, and people and things are concealed afterwards" under anew
  cites anew "show-on-entry", "conceal-personnel", "open-cards" {
  given location of one: "Earth"
  given hand of one: "Davies", "U.S.S. Galaxy"
  given hand of two: "Steady Nerves" of two
  given turn of one
  when one plays "Davies" at "Earth"
  when one plays "U.S.S. Galaxy" at "Earth"
  then two sees "U.S.S. Galaxy", two does not see "Davies"
}
scenario "An opponent's hand and deck are secret until a text opens them" under anew cites anew "hidden-zones" {
  given hand of one: "Davies"
  given draw deck of one: "Lopez"
  then one sees "Davies", two does not see "Davies", one does not see "Lopez"
  given lay_open "Davies"
  then two sees "Davies", one does not see "Lopez"
}
scenario "A card and its headquarters are of one quadrant" under anew
  cites anew "native-reporting", "native-quadrant" {
  given location of one: "New Bajor"
  given hand of one: "Davies"
  given turn of one
  when one plays "Davies" at "New Bajor"
  then refused because anew "native-reporting"
}
scenario "Equipment is played in any quadrant" under anew cites anew "equipment-any-quadrant" {
  given location of one: "New Bajor"
  given hand of one: "Medical Kit"
  given turn of one
  when one plays "Medical Kit" at "New Bajor"
  then "Medical Kit" in surface of "New Bajor"
}
scenario "A system is fitted at a headquarters, one of each sort" under anew
  cites anew "system-hq-only", "system-one-per-type", "system-types", "system-play", "system-def" {
  given location of one: "Earth"
  given location of one: "Iconia"
  given ship of one at "Earth": "U.S.S. Galaxy"
  given ship of one at "Iconia": "U.S.S. Excelsior"
  given hand of one: "Disruptor Array", "Second Disruptor Array", "Warp Coils"
  given turn of one
  when one installs "Warp Coils" on "U.S.S. Excelsior"
  then refused because anew "system-hq-only"
  when one installs "Disruptor Array" on "U.S.S. Galaxy"
  then counters of one = 5, WEAPONS of "U.S.S. Galaxy" = 10
  when one installs "Second Disruptor Array" on "U.S.S. Galaxy"
  then refused because anew "system-one-per-type"
  when one installs "Warp Coils" on "U.S.S. Galaxy"
  then RANGE of "U.S.S. Galaxy" = 10
}
scenario "To take a system off costs its price again" under anew cites anew "system-cost" {
  given location of one: "Earth"
  given ship of one at "Earth": "U.S.S. Galaxy"
  given "Disruptor Array" on "U.S.S. Galaxy"
  given turn of one
  when one removes "Disruptor Array"
  then counters of one = 5, "Disruptor Array" in discard_pile of one
}
scenario "An event lies in the core, or on a card" under anew cites anew "events-core", "event-def", "event-on-card" {
  given location of one: "Earth"
  given stack of one on "Earth": "Davies"
  given hand of one: "Crew Briefing", "Field Promotion"
  given turn of one
  when one plays "Crew Briefing"
  then "Crew Briefing" in core_area of one, counters of one = 5
  when one plays "Field Promotion" on "Davies"
  then "Field Promotion" in attached of "Davies", "Davies" is Leadership
}
scenario "An event that does something and goes is destroyed" under anew cites anew "event-destroy-self", "destroy-means-discard" {
  given draw deck of one: 4 "Davies"
  given hand of one: "Fresh Orders"
  given turn of one
  when one plays "Fresh Orders"
  then "Fresh Orders" in discard_pile of one, size(hand of one) = 2
}
scenario "An interrupt is played for what it names, and for nothing else" under anew
  cites anew "when-cards" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez", "Martin"
  given active objective of one: "Excavation"
  given dilemmas of two: "Triage" of two
  given hand of one: "Steady Nerves"
  given turn of one
  given counters of one = 0
  when one answers with "Steady Nerves"
  then refused
  given overcome beneath "Excavation": "Pinned Down" of two, "Maglock" of two
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Triage"
  one chooses "Martin"
  then "Martin" is stopped
}
scenario "Another is used as long as something is so" under anew cites anew "while-cards", "interrupt-any-segment" {
  given draw deck of one: 3 "Davies"
  given location of one: "Iconia"
  given stack of one on "Iconia": "Kahmis"
  given hand of one: "Narrow Escape"
  given turn of one
  when one plays "Narrow Escape" meanwhile
  then refused
  given mark "Kahmis" as in_attempt
  when one plays "Narrow Escape" meanwhile
  then "Narrow Escape" in discard_pile of one, size(hand of one) = 1
}
scenario "An order on a card is given among the orders" under anew
  cites anew "order-interrupts", "interrupt-any-segment" {
  given draw deck of one: 3 "Davies"
  given location of one: "Iconia"
  given stack of one on "Iconia": "Kahmis"
  given stop "Kahmis"
  given hand of one: "Double Shift"
  given whole turn of one at stage playing
  then decision of one offers no "Double Shift"
  one passes
  when one orders with "Double Shift"
  then "Kahmis" is not stopped, "Double Shift" in discard_pile of one
}
scenario "So is what a card lets its player do" under anew cites anew "order-actions" {
  given draw deck of one: 3 "Davies"
  given location of one: "Earth"
  given stack of one on "Earth": "Geordi La Forge" version "Chief Engineer"
  given hand of one: "Lopez"
  given whole turn of one at stage playing
  then decision of one offers no "Geordi La Forge"
  one passes
  then decision of one offers "Geordi La Forge"
}
scenario "Who is not in play is not touched" under anew cites anew "affect-not-in-play", "not-in-play" {
  given hand of one: "Davies"
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez"
  then not ("Davies" can be stopped), not ("Davies" can be killed), "Lopez" can be stopped, "Lopez" can be killed
}
scenario "What leaves play goes to its owner with all that is on it" under anew cites anew "destroy-means-discard", "eng-marker-return" {
  given location of one: "Iconia"
  given ship of one at "Iconia": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Davies", "Medical Kit"
  given "Phaser Banks" of two on "U.S.S. Galaxy"
  given destroy "U.S.S. Galaxy"
  then "U.S.S. Galaxy" in discard_pile of one, "Davies" in discard_pile of one, "Medical Kit" in discard_pile of one
  then "Phaser Banks" in tactic_deck of two
}

scenario "An interrupt answers what it names, for nothing, and is gone" under anew
  cites anew "when-cards", "interrupt-def", "interrupt-free", "interrupt-resolve" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez", "Kahmis", "Martin"
  given active objective of one: "Excavation"
  given dilemmas of two: "Kolaran Raiders" of two
  given hand of one: "Steady Nerves"
  given turn of one
  given counters of one = 0
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Kolaran Raiders"
  one chooses "Lopez"
  when one answers with "Steady Nerves"
  then "Lopez" is unstopped, "Steady Nerves" in discard_pile of one, counters of one = 0
}
scenario "It is played in another player's turn, too" under anew cites anew "interrupt-opp-turn" {
  given location of two: "Khitomer" of two
  given stack of two on "Khitomer": "Losta" of two, "Dokar" of two
  given stack of one on "Khitomer": "Lopez"
  given hand of two: "Fresh Orders" of two
  given draw deck of two: 3 "Khos" of two
  given hand of one: "Steady Nerves"
  given turn of two
  given stop "Lopez"
  when one answers with "Steady Nerves"
  then "Lopez" is unstopped
}
scenario "What is played is seen by everybody until it is concealed" under anew cites anew "show-on-entry" {
  given location of one: "Earth"
  given location of two: "Khitomer" of two
  given stack of two on "Khitomer": "Kahmis" of two
  given mark "Kahmis" as in_attempt
  given draw deck of two: 3 "Khos" of two
  given hand of two: "Narrow Escape" of two
  given hand of one: "Davies"
  given turn of one
  when one plays "Davies" at "Earth"
  then decision of two offers "Narrow Escape"
  then two sees "Davies"
  two passes
  then two does not see "Davies"
}
scenario "Equipment helps those it stands with" under anew cites anew "equipment-def" {
  given location of one: "Earth"
  given stack of one on "Earth": "Data" version "Aspirer", "Engineering PADD"
  given location of one: "Iconia"
  given stack of one on "Iconia": "Daniel Kwan"
  then "Daniel Kwan" is not Astrometrics
  given stack of one on "Iconia": another "Engineering PADD"
  then "Daniel Kwan" is Astrometrics
}
scenario "A location is a planet, in space or a headquarters, in a quadrant" under anew cites anew "location-icons" {
  given location of one: "Iconia"
  given location of one: "Gamma Hydra Outpost"
  then "Iconia" is planet, "Iconia" is Alpha, "Iconia" is not space, "Gamma Hydra Outpost" is Gamma, "Gamma Hydra Outpost" is not Alpha
}
scenario "What is placed on a card straight from a hand is not in play" under anew cites anew "placed-not-in-play" {
  given core of one: "Crew Briefing"
  given hand of one: "Davies"
  given tuck "Davies" under "Crew Briefing"
  then not in_play("Davies"), host of "Davies" = "Crew Briefing"
  given destroy "Crew Briefing"
  then "Davies" in discard_pile of one
}
