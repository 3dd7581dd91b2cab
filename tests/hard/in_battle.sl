// What is so in a battle, from its start until its losses have been suffered.

set hard "Hard cases" released 2026

card "Berserker" personnel {
  Klingon
  OFFICER, Leadership
  4 / 4 / 30
}
card "Man-of-War" ship universal {
  Klingon
  8 / 20 / 8
}
card "Toll of War" event {
  plays on table
  when your personnel is killed, if in_battle: score 5 from this
  when opponent's ship is destroyed, if in_battle and starter_of_battle = you: score 7 from this
}
card "Fireship" interrupt { plays to kill one personnel in play }

scenario "Who dies of a battle is killed in battle" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given table of two: "Toll of War" of two
  given away team of one on "Harbour": "Berserker"
  given away team of two on "Harbour": "Mate" of two
  when one attacks at "Harbour" with the team of "Berserker"
  one chooses way 1
  then "Mate" is killed, points of two = 5
}
scenario "Who dies of something else is not" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given table of two: "Toll of War" of two
  given hand of one: "Fireship"
  given away team of two on "Harbour": "Mate" of two
  when one plays "Fireship"
  then "Mate" is killed, points of two = 0
}
scenario "What goes down at the end goes down in battle" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given table of one: "Toll of War"
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Dinghy" of two
  when one attacks "Dinghy" with "Man-of-War"
  then "Dinghy" is destroyed, points of one = 7
}

// At its start the sides are known, each as its player sees them.
card "Reinforcements" interrupt {
  plays at start of ship battle to download one SECURITY personnel to one ship in own_force
}
card "Parley" interrupt {
  plays at start of personnel battle to draw 1 for each Klingon personnel in opposing_force
}
scenario "Somebody comes to a ship that fights for you" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given hand of two: "Reinforcements" of two
  given draw deck of two: "Mate" of two
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Lantern" of two
  given crew of two on "Lantern": "Skipper" of two
  when one attacks "Lantern" with "Man-of-War"
  when two plays "Reinforcements"
  then "Mate" is killed
}
scenario "The other side is counted for each" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given hand of two: "Parley" of two
  given draw deck of two: "Surgeon" of two, "Reckoner" of two
  given away team of one on "Harbour": "Berserker", "Bruiser"
  given away team of two on "Harbour": "Mate" of two
  when one attacks at "Harbour" with the team of "Berserker"
  when two plays "Parley"
  one passes
  then size(hand of two) = 2
}

// What could not be played but for the battle may be played at its start.
card "Grapeshot" interrupt {
  plays to one fighting ship in play: SHIELDS -4 until end of battle
}
card "Boarding Nets" interrupt {
  plays on one your fighting ship
  host: SHIELDS +20
}
scenario "A battle opens to what is played to those who fight" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given hand of two: "Grapeshot" of two, "Boarding Nets" of two, "Fireship" of two
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Lantern" of two
  given crew of two on "Lantern": "Skipper" of two
  given turn of one
  when one attacks "Lantern" with "Man-of-War"
  two passes
  then decision of two offers "Grapeshot", "Boarding Nets"
  when two plays "Boarding Nets"
  then SHIELDS of "Lantern" = 26, "Lantern" is not damaged
}
scenario "What could be played at any time is no answer to an attack" under r24 cites r24 "7.4.3", "6.5.1" {
  given mission of one: "Open Sea"
  given hand of two: "Grapeshot" of two, "Fireship" of two
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Lantern" of two
  given crew of two on "Lantern": "Skipper" of two
  given turn of one
  when one attacks "Lantern" with "Man-of-War"
  two passes
  then decision of two offers no "Fireship"
}
scenario "Nobody fights where there is no battle" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given hand of one: "Grapeshot"
  given ship of one at "Open Sea": "Man-of-War"
  given turn of one
  when one plays "Grapeshot"
  then refused
}
card "Last Words" event {
  plays on table
  when your fighting personnel is killed: score 3 from this
}
scenario "Whoever is killed in battle was in it" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given table of two: "Last Words" of two
  given away team of one on "Harbour": "Berserker"
  given away team of two on "Harbour": "Mate" of two
  given turn of one
  when one attacks at "Harbour" with the team of "Berserker"
  one chooses way 1
  then points of two = 3, "Berserker" is not fighting
}

// Whoever is attacked is so when the battle begins.
card "Alarm Bell" event {
  plays on ship
  when host is attacked: draw 1
}
card "Roll Call" event {
  plays on table
  when opponent battles your personnel: draw 1
}
scenario "A ship that is attacked rings its bell" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given draw deck of two: "Mate" of two
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Lantern" of two
  given "Alarm Bell" of two on "Lantern"
  when one attacks "Lantern" with "Man-of-War"
  then "Lantern" is attacked, "Mate" of two in hand of two
}
scenario "Each of those who are attacked is" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given table of two: "Roll Call" of two
  given draw deck of two: "Surgeon" of two, "Reckoner" of two, "Minstrel" of two
  given away team of one on "Harbour": "Berserker"
  given away team of two on "Harbour": "Mate" of two, "Skipper" of two
  when one attacks at "Harbour" with the team of "Berserker"
  one chooses way 1
  then size(hand of two) = 2
}

// A doorway that speaks of the battle is played in it, in a turn of one's own.
card "Sally Port" doorway {
  plays only if in_battle
  plays to draw 1
}
card "Boarding Call" interrupt {
  plays only if in_battle
  plays to draw 1
}
scenario "A doorway is opened in the battle, and not outside of it" under r24 cites r24 "6.5.2", "7.4.3" {
  given mission of one: "Open Sea"
  given hand of one: "Sally Port"
  given draw deck of one: "Cutlass", "Mate"
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Dinghy" of two
  given turn of one
  when one opens "Sally Port"
  then refused
  when one attacks "Dinghy" with "Man-of-War"
  when one opens "Sally Port"
  then "Cutlass" in hand of one
}
scenario "What may be played only in a battle bears on it" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given hand of one: "Boarding Call"
  given draw deck of one: "Cutlass", "Mate"
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Dinghy" of two
  given turn of one
  when one attacks "Dinghy" with "Man-of-War"
  when one plays "Boarding Call"
  then "Cutlass" in hand of one
}
scenario "In the turn of the other it stays shut" under r24 cites r24 "6.5.2" {
  given mission of one: "Open Sea"
  given hand of two: "Sally Port" of two
  given draw deck of two: "Cutlass" of two
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Dinghy" of two
  given turn of one
  when one attacks "Dinghy" with "Man-of-War"
  when two opens "Sally Port" of two
  then refused
}

// Who attacks attacks somebody: it is what is done to whoever is attacked.
card "Signal Mast" event {
  plays on table
  when opponent attacks your ship: draw 1
  when you attack "Lantern": score 2 from this
}
scenario "To attack a ship is to have it attacked" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given table of two: "Signal Mast" of two
  given table of one: "Signal Mast" of one
  given draw deck of two: "Mate" of two
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Lantern" of two
  given crew of two on "Lantern": "Skipper" of two
  given turn of one
  when one attacks "Lantern" with "Man-of-War"
  two passes
  then "Mate" in hand of two, points of one = 2
}

// Who fights is known as soon as there is a battle.
card "Calm Deck" objective {
  plays on opponent's ship
  when battle, if some your personnel aboard host is fighting: discard this
}
scenario "Who boards a ship to fight is fighting when the battle begins" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given ship of two at "Harbour": "Dinghy" of two
  given crew of two on "Dinghy": "Mate" of two
  given "Calm Deck" of one on "Dinghy" of two
  given put "Berserker" of one into interior of "Dinghy" of two
  given turn of one
  when one attacks at "Dinghy" of two with the team of "Berserker" of one
  one chooses way 1
  then "Calm Deck" in discard_pile of one
}

// A tactic is in play while it is used.
card "Last Powder" tactic {
  ATTACK 2
  DEFENSE 2
  when uses_tactic: remove_from_game this
}
scenario "A tactic hears that it is used" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given table of one: "Open Gunports"
  given battle bridge of one: "Last Powder"
  given ship of one at "Open Sea": "Man-of-War"
  given crew of one on "Man-of-War": "Berserker"
  given ship of two at "Open Sea": "Dinghy" of two
  when one attacks "Dinghy" with "Man-of-War"
  when one draws a tactic
  when one fights with "Last Powder"
  then "Last Powder" in removed of one
}

// A battle begins wherever there is one. Text that speaks of where its card is says that it is there.
card "Stun Rod" equipment {
  at start of personnel battle here: you may stun one opponent's personnel present at random
}
scenario "Whoever is where a battle begins may use what he has there" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Berserker", "Stun Rod"
  given away team of two on "Harbour": "Mate" of two
  given turn of one
  when one attacks at "Harbour" with the team of "Berserker"
  then decision of one offers yes
  one declines
}
scenario "Of a battle elsewhere he does not hear" under r24 cites r24 "7.4.2" {
  given mission of one: "Harbour"
  given mission of one: "Far Shore"
  given away team of one on "Harbour": "Berserker"
  given away team of two on "Harbour": "Mate" of two
  given away team of one on "Far Shore": "Bruiser", "Stun Rod"
  given away team of two on "Far Shore": "Surgeon" of two
  given turn of one
  when one attacks at "Harbour" with the team of "Berserker"
  then decision of one offers no yes
}

// A tactic in use is where it is used.
card "Crossfire" tactic {
  ATTACK 0; DEFENSE 0; hull_loss 30
  adds 9 to attack if 2 ship here
}
scenario "What is here for a tactic is where the battle is" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given mission of one: "Shoals"
  given ship of one at "Open Sea": "Longship"
  given crew of one on "Longship": "Berserker"
  given ship of two at "Open Sea": "Lantern" of two
  given put "Crossfire" into current_tactic of one
  given turn of one
  when one attacks "Lantern" with "Longship"
  then "Lantern" is destroyed
}
scenario "Two ships at two places are not there" under r24 cites r24 "7.4.3" {
  given mission of one: "Open Sea"
  given mission of one: "Shoals"
  given ship of one at "Open Sea": "Longship"
  given put "Crossfire" into current_tactic of one
  given ship of two at "Shoals": "Lantern" of two
  then attack_by_tactic(one, ["Longship"]) = 0
}
