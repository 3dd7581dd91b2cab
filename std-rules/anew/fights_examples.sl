// Combat and engagements.

scenario "All your unstopped personnel fight everybody of one opponent" under anew cites anew "combat-def", "combat-who" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Khar", "Divok", "Losta"
  given stack of two on "Iconia": "Davies" of two, "Lopez" of two
  given stop "Losta"
  given stop "Davies"
  then size(fighters_at("Iconia", one)) = 2, size(defenders_at("Iconia", two)) = 2
  given turn of one
  when one fights two at "Iconia"
  then attack_sum = 12, defense_sum = 11, winner_of_fight = one, "Khar" is stopped, "Lopez" is not stopped
}
scenario "The greater STRENGTH wins" under anew cites anew "combat-strength", "combat-end-stop" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Khar"
  given stack of two on "Iconia": "Davies" of two, "Lopez" of two
  given turn of one
  when one fights two at "Iconia"
  then winner_of_fight = two, "Khar" is stopped, "Davies" is not stopped, "Lopez" is not stopped
}
scenario "Equal totals give no winner" under anew cites anew "combat-strength" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Khar"
  given stack of two on "Iconia": "Lopez" of two
  given turn of one
  when one fights two at "Iconia"
  then winner_of_fight is nothing, "Khar" is stopped
}
scenario "Nobody begins a combat at a headquarters" under anew cites anew "combat-not-hq" {
  given location of one: "Qo'noS"
  given stack of one on "Qo'noS": "Khar"
  given stack of two on "Qo'noS": "Lopez" of two
  given turn of one
  when one fights two at "Qo'noS"
  then refused because anew "combat-not-hq"
}
scenario "A card begins a combat with those it names, and pays those who win it" under anew
  cites anew "combat-requirement", "combat-effects" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Khar", "Divok"
  given stack of two on "Iconia": "Lopez" of two
  given hand of one: "Blood Feud"
  given turn of one
  when one plays "Blood Feud"
  then winner_of_fight = one, points of one = 5, "Blood Feud" in discard_pile of one
}
scenario "Without such personnel it begins none" under anew cites anew "combat-requirement" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Martin"
  given stack of two on "Iconia": "Khar" of two
  given hand of one: "Blood Feud"
  given turn of one
  when one plays "Blood Feud"
  then points of one = 0, "Davies" is not stopped
}
scenario "A combat that no card began does nothing more" under anew cites anew "combat-effects" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Khar", "Divok"
  given stack of two on "Iconia": "Lopez" of two
  given turn of one
  when one fights two at "Iconia"
  then points of one = 0, "Lopez" is not killed
}
scenario "Most attack anybody but their own side" under anew cites anew "attack-standard" {
  then may_attack(Romulan, Federation), not may_attack(Romulan, Romulan), may_attack(Starfleet, Ferengi)
}
scenario "Klingons attack whom they like, and the Federation nobody but Borg" under anew cites anew "attack-none", "attack-limited" {
  then may_attack(Klingon, Klingon), may_attack(Kazon, Kazon), may_attack(Federation, Borg), not may_attack(Federation, Romulan)
}
scenario "The people aboard make a ship one of their side" under anew cites anew "attack-crew-counts" {
  given location of one: "Typhon Expanse"
  given ship of two at "Typhon Expanse": "U.S.S. Galaxy" of two
  given crew of two on "U.S.S. Galaxy": "Khar" of two
  then Klingon in sides_of(with_crew("U.S.S. Galaxy")), Federation in sides_of(with_crew("U.S.S. Galaxy"))
}
scenario "A staffed ship engages another, staffed or not" under anew cites anew "eng-start", "engagement-def", "eng-total", "eng-stop" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis"
  given ship of two at "Typhon Expanse": "U.S.S. Excelsior" of two
  given turn of one
  when one engages "U.S.S. Excelsior" with "I.K.S. K'Vort"
  then refused because anew "eng-start"
  given crew of one on "I.K.S. K'Vort": "Losta"
  when one engages "U.S.S. Excelsior" with "I.K.S. K'Vort"
  then attack_sum = 8, defense_sum = 7, winner_of_fight = one, "I.K.S. K'Vort" is stopped, "Kahmis" is stopped,
    "U.S.S. Excelsior" is not stopped
}
scenario "Nobody begins an engagement at a headquarters" under anew cites anew "eng-not-hq" {
  given location of one: "Qo'noS"
  given ship of one at "Qo'noS": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of two at "Qo'noS": "U.S.S. Excelsior" of two
  given turn of one
  when one engages "U.S.S. Excelsior" with "I.K.S. K'Vort"
  then refused because anew "eng-not-hq"
}
scenario "Each looks at a tactic before he takes a second" under anew cites anew "eng-draw-tactics" {
  given tactics of one: "Phaser Banks", "Maximum Firepower", "Pulse Disruptor"
  when one takes a tactic
  then one sees "Phaser Banks", one does not see "Maximum Firepower", two does not see "Phaser Banks"
}
scenario "A tactic adds to WEAPONS or SHIELDS, and the winner's is damage on a losing ship" under anew
  cites anew "eng-total", "eng-damage", "eng-unused-tactics", "tactic-def", "ship-def" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of two at "Typhon Expanse": "U.S.S. Galaxy" of two
  given put "Maximum Firepower" into active_tactic of one
  given put "Evasive Maneuvers" of two into active_tactic of two
  given turn of one
  when one engages "U.S.S. Galaxy" with "I.K.S. K'Vort"
  then attack_sum = 14, defense_sum = 13, "Maximum Firepower" in attached of "U.S.S. Galaxy", hull_lost("U.S.S. Galaxy") = 30
  then "Evasive Maneuvers" in tactic_deck of two, face_up("Evasive Maneuvers")
}
scenario "Two tactics at most are drawn, and one is used" under anew cites anew "eng-draw-tactics", "eng-one-tactic" {
  given tactics of one: "Phaser Banks", "Maximum Firepower", "Pulse Disruptor"
  when one takes a tactic
  then size(drawn_tactics of one) = 1
  when one takes a tactic
  then size(drawn_tactics of one) = 2
  when one takes a tactic
  then refused because anew "eng-draw-tactics"
  when one fights with "Phaser Banks"
  then "Phaser Banks" in active_tactic of one, two does not see "Phaser Banks", size(active_tactic of one) = 1
}
scenario "The one that is not used goes back face up" under anew cites anew "eng-unused-tactics", "eng-one-tactic" {
  given tactics of one: "Phaser Banks", "Maximum Firepower", "Pulse Disruptor"
  given take_tactic(one)
  when one takes a tactic
  when one takes a tactic
  when one fights with "Phaser Banks"
  then bottom(tactic_deck of one) = "Maximum Firepower", face_up("Maximum Firepower"), "Phaser Banks" in active_tactic of one
}
scenario "Both tactics are shown together" under anew cites anew "eng-reveal" {
  given put "Phaser Banks" into active_tactic of one
  given put "Photon Torpedo" of two into active_tactic of two
  then two does not see "Phaser Banks", one does not see "Photon Torpedo"
  given reveal_tactics([one, two])
  then two sees "Phaser Banks", one sees "Photon Torpedo"
}
scenario "A deck of tactics that has run out is shuffled and begun again" under anew cites anew "eng-tactics-recycle" {
  given tactics of one: "Phaser Banks", 20 "Photon Torpedo"
  given turn "Phaser Banks" face_up
  given renew_tactics(one)
  then not face_up("Phaser Banks"), top(tactic_deck of one) != "Phaser Banks"
}
scenario "Who wins without a tactic does no damage, and who has one does" under anew cites anew "eng-no-tactic" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of two at "Typhon Expanse": "U.S.S. Excelsior" of two
  given turn of one
  when one engages "U.S.S. Excelsior" with "I.K.S. K'Vort"
  then winner_of_fight = one, hull_lost("U.S.S. Excelsior") = 0, size(attached of "U.S.S. Excelsior") = 0
  given restore_all()
  given put "Photon Torpedo" into active_tactic of one
  when one engages "U.S.S. Excelsior" with "I.K.S. K'Vort"
  then hull_lost("U.S.S. Excelsior") = 35
}
scenario "A ship without a hull is lost with all aboard, and the tactics go home" under anew
  cites anew "eng-hull", "eng-marker-return" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of two at "Typhon Expanse": "U.S.S. Excelsior" of two
  given crew of two on "U.S.S. Excelsior": "Davies" of two
  given "Photon Torpedo" of one on "U.S.S. Excelsior"
  given "Pulse Disruptor" of one on "U.S.S. Excelsior"
  given put "Maximum Firepower" into active_tactic of one
  given turn of one
  when one engages "U.S.S. Excelsior" with "I.K.S. K'Vort"
  then "U.S.S. Excelsior" in discard_pile of two, "Davies" in discard_pile of two, "Photon Torpedo" in tactic_deck of one
  then "Maximum Firepower" in tactic_deck of one
}
scenario "Who was attacked may strike back at once" under anew cites anew "eng-counterattack" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of two at "Typhon Expanse": "U.S.S. Galaxy" of two
  given crew of two on "U.S.S. Galaxy": "Rixx" of two, "Davies" of two, "Lopez" of two, "Martin" of two
  given turn of one
  when one engages "U.S.S. Galaxy" with "I.K.S. K'Vort"
  two accepts
  then "U.S.S. Galaxy" is stopped, winner_of_fight = two
}
scenario "A card brings another staffed ship into an engagement" under anew cites anew "eng-join" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of one at "Typhon Expanse": another "I.K.S. K'Vort"
  given crew of one on another "I.K.S. K'Vort": another "J'Dan", another "Kahmis", "Martok" version "Leader of Destiny"
  given ship of two at "Typhon Expanse": "U.S.S. Galaxy" of two
  given turn of one
  when one engages "U.S.S. Galaxy" with "I.K.S. K'Vort"
  then decision of one offers another "I.K.S. K'Vort"
  when one joins with another "I.K.S. K'Vort"
  then attack_sum = 16, defense_sum = 9
}
scenario "A ship without staff does not join" under anew cites anew "eng-join" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of one at "Typhon Expanse": another "I.K.S. K'Vort"
  given crew of one on another "I.K.S. K'Vort": another "J'Dan", "Martok" version "Leader of Destiny"
  given ship of two at "Typhon Expanse": "U.S.S. Galaxy" of two
  given turn of one
  when one engages "U.S.S. Galaxy" with "I.K.S. K'Vort"
  then attack_sum = 8, defense_sum = 9
}

scenario "A card begins an engagement with those it names aboard, and pays those who win it" under anew
  cites anew "eng-requirement", "eng-effects" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of two at "Typhon Expanse": "U.S.S. Excelsior" of two
  given hand of one: "Daring Raid"
  given turn of one
  when one plays "Daring Raid"
  then winner_of_fight = one, points of one = 5, "I.K.S. K'Vort" is stopped
}
scenario "Without such personnel aboard it begins none" under anew cites anew "eng-requirement" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Dokar", "Kahmis", "Losta"
  given ship of two at "Typhon Expanse": "U.S.S. Excelsior" of two
  given hand of one: "Daring Raid"
  given turn of one
  when one plays "Daring Raid"
  then "I.K.S. K'Vort" is not stopped, points of one = 0
}
scenario "Nor does it against a ship of one's own side" under anew cites anew "eng-requirement" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Excelsior": "Davies", "Lopez", "Martin", "J'Dan"
  given ship of two at "Typhon Expanse": "U.S.S. Galaxy" of two
  given hand of one: "Daring Raid"
  given turn of one
  when one plays "Daring Raid"
  then "U.S.S. Excelsior" is not stopped
}
scenario "A tactic that a text fetches takes the place of those drawn, and is used" under anew cites anew "eng-tactic-download" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Kang" version "Honored Warrior"
  given ship of two at "Typhon Expanse": "U.S.S. Galaxy" of two
  given tactics of one: "Phaser Banks", "Photon Torpedo", "Maximum Firepower"
  given turn of one
  when one engages "U.S.S. Galaxy" with "I.K.S. K'Vort"
  when one takes "Maximum Firepower" by "Kang"
  then attack_sum = 14, "Maximum Firepower" in attached of "U.S.S. Galaxy", size(drawn_tactics of one) = 0
}
scenario "Who has drawn fetches no more" under anew cites anew "eng-tactic-download" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Kang" version "Honored Warrior"
  given mark "I.K.S. K'Vort" as engaged
  given tactics of one: "Phaser Banks", "Photon Torpedo", "Maximum Firepower"
  when one takes a tactic
  when one takes "Maximum Firepower" by "Kang"
  then refused because anew "eng-tactic-download"
}
scenario "Who may not attack those begins no fight" under anew cites anew "attack-standard" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Excelsior": "Davies", "Lopez", "Martin"
  given ship of two at "Typhon Expanse": "I.K.S. K'Vort" of two
  given turn of one
  when one engages "I.K.S. K'Vort" with "U.S.S. Excelsior"
  then refused because anew "attack-standard"
}
scenario "Of several opponents the attacker names one" under anew for 3 players cites anew "combat-choose-opponent" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Khar", "Divok"
  given stack of two on "Iconia": "Davies" of two
  given stack of three on "Iconia": "Lopez" of three
  given turn of one
  when one fights three at "Iconia"
  then attack_sum = 12, defense_sum = 6, winner_of_fight = one
}
scenario "So it is where ships of several lie" under anew for 3 players cites anew "eng-choose-opponent" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "J'Dan", "Kahmis", "Losta"
  given ship of two at "Typhon Expanse": "U.S.S. Excelsior" of two
  given ship of three at "Typhon Expanse": "U.S.S. Galaxy" of three
  given turn of one
  when one engages "U.S.S. Galaxy" with "I.K.S. K'Vort"
  then defense_sum = 9, winner_of_fight = three, "U.S.S. Excelsior" is not stopped
}
