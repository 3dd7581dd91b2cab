// Sentences that cards print again and again, by invented likenesses: two qualities in one choice, qualities beside
// somebody else's, what is done in place of what is required.

set hard "Hard cases" released 2026

card "Sandbar" mission planet { Federation; span 3; points 30; requires Diplomacy }
card "Ada" personnel { Federation; ENGINEER, Leadership, Treachery x2; 7 / 9 / 3 }
card "Ben" personnel { Federation; SECURITY, Honor, Treachery; 5 / 4 / 8 }
card "Cleo" personnel { Federation; ENGINEER, ENGINEER, Geology; 3 / 6 / 6 }
card "Dirk" personnel { Federation; OFFICER, Honor; 6 / 3 / 5 }
card "Tool Chest" equipment { each your ENGINEER personnel present: CUNNING +1 }

// Macrovirus, Rules of Obedience, Misinterpreted History: the weakest of one sort or of the other, and who says which.

card "Fever Ward" dilemma planet {
  kill one personnel in team with lowest STRENGTH or lowest CUNNING by opponent
}
card "Court Martial" dilemma planet {
  stop one personnel in team with highest CUNNING or most Treachery by opponent
  to get past Geology + SECURITY OR Honor x2
}
card "Drawn Lots" dilemma planet {
  stop one personnel in team with highest INTEGRITY or fewest skills at random
}

scenario "One who is the weakest in either way, as the opponent likes" under r24 cites r24 "12.5" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Fever Ward"
  given away team of one on "Sandbar": "Ada", "Ben", "Cleo"
  when one attempts "Sandbar"
  then decision of two offers exactly "Ada", "Ben"
  two chooses "Ben"
  then "Ben" is killed, "Ada" is not killed
}
scenario "The most treacherous may be the cleverest, too" under r24 cites r24 "12.5" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Court Martial"
  given away team of one on "Sandbar": "Ada", "Ben", "Cleo"
  when one attempts "Sandbar"
  then "Ada" is stopped, "Ben" is not stopped
}
scenario "Chance takes one of those who are the first in either way" under r24 cites r24 "12.5" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Drawn Lots"
  given away team of one on "Sandbar": "Ada", "Ben", "Cleo", "Dirk"
  when one attempts "Sandbar"
  random picks "Dirk"
  then "Dirk" is stopped, "Ada" is not stopped
}

// Garak and T'Pol, who have some issues, and Airlock: somebody is measured against another.

card "Bad Company" dilemma planet {
  place this on one personnel in team at random
  at end of every turn: kill one personnel present except host with CUNNING < CUNNING of host by opponent
  cure with Diplomacy x2
}
card "Pecking Order" dilemma planet {
  place this on one personnel in team at random
  at end of every turn: stop one personnel present except host with INTEGRITY > INTEGRITY of host by opponent
  cure with Diplomacy x2
}
card "Trapdoor" doorway {
  plays on your ship
  once each turn: you may {
    let x be one your Treachery personnel aboard host
    kill one opponent's personnel aboard host with STRENGTH < STRENGTH of x
  }
}

scenario "Only one who is duller than he is in danger" under r24 cites r24 "12.5" {
  given mission of one: "Sandbar"
  given away team of one on "Sandbar": "Ada", "Ben", "Cleo", "Dirk"
  given "Bad Company" of two on "Cleo"
  given announce turn_ends(one)
  then decision of two offers exactly "Ben", "Dirk"
  two chooses "Dirk"
  then "Dirk" is killed
}

// Rebel Encounter, Poor Quality Workmanship: what is required, or something given up instead.

card "Toll Bridge" dilemma planet {
  unless STRENGTH > 44 OR you discard one equipment in team: kill one personnel in team at random
}
card "Shoddy Work" dilemma planet {
  to get past ENGINEER x3 OR Computer Skill x2 OR you discard one equipment in hand of you
}
card "Ransom" dilemma planet {
  unless Diplomacy x2 or you discard one personnel in hand of you: stop team
}

scenario "The toll is paid with the chest" under r24 cites r24 "7.2.2" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Toll Bridge"
  given away team of one on "Sandbar": "Ada", "Ben", "Tool Chest"
  when one attempts "Sandbar"
  one accepts
  then "Tool Chest" is discarded, "Ada" is not killed, "Ben" is not killed
}
scenario "Who does not pay the toll loses somebody" under r24 cites r24 "7.2.2" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Toll Bridge"
  given away team of one on "Sandbar": "Ada", "Ben", "Tool Chest"
  when one attempts "Sandbar"
  one declines
  random picks "Ben"
  then "Ben" is killed, "Tool Chest" is not discarded
}
scenario "Nobody asks for what is given up where the skill is there" under r24 cites r24 "7.2.2" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Shoddy Work"
  given away team of one on "Sandbar": "Ada", "Cleo"
  given hand of one: "Tool Chest"
  when one attempts "Sandbar"
  then "Tool Chest" is not discarded
}
scenario "A chest from hand gets past shoddy work" under r24 cites r24 "7.2.2" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Shoddy Work"
  given away team of one on "Sandbar": "Ada", "Ben"
  given hand of one: "Tool Chest"
  when one attempts "Sandbar"
  one accepts
  then "Tool Chest" is discarded, "Ada" is not stopped
}
scenario "A ransom that nobody can pay" under r24 cites r24 "7.2.2" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Ransom"
  given away team of one on "Sandbar": "Ada", "Ben"
  when one attempts "Sandbar"
  then "Ada" is stopped, "Ben" is stopped
}

// Irrational Commander, Up Yer Shaft!: two who lead, and one skill measured by another.

card "Unruly Crew" dilemma planet {
  unless 2 leader personnel with Honor OR 2 leader personnel with Treachery: stop team
}
card "Too Many Cooks" dilemma planet {
  to get past skill_in_team(ENGINEER) > skill_in_team(Leadership)
}

scenario "One who leads and is honest is not two" under r24 cites r24 "10.1-leader" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Unruly Crew"
  given away team of one on "Sandbar": "Ada", "Ben", "Dirk"
  when one attempts "Sandbar"
  then "Ada" is stopped, "Dirk" is stopped
}
scenario "More who build than who lead" under r24 cites r24 "7.2.2" {
  given mission of one: "Sandbar"
  given seeds of two under "Sandbar": "Too Many Cooks"
  given away team of one on "Sandbar": "Ada", "Cleo"
  when one attempts "Sandbar"
  then "Too Many Cooks" is discarded, "Ada" is not stopped
}

// Goddess of Empathy: what holds until one's next turn ends.

card "Hush Money" event {
  plays to each player cannot play interrupt until end of your next turn
}

scenario "The end of the next turn is that of none in which it was said" under r24 cites r24 "10.2" {
  given hand of one: "Hush Money"
  given hand of two: "Eraser"
  given table of one: "Embargo"
  given turn of one
  when one plays "Hush Money"
  then not ("Eraser" can be played by two), not ("Eraser" can be played by one)
  given announce turn_closes(one)
  then not ("Eraser" can be played by two)
  given next_turn two
  given announce turn_closes(two)
  then not ("Eraser" can be played by two)
  given next_turn one
  then not ("Eraser" can be played by two)
  given announce turn_closes(one)
  then "Eraser" can be played by two
}

// The same said in the other player's turn: then the next own turn is the very next.

card "Hush, Please" interrupt {
  plays to each player cannot play event until end of your next turn
}

scenario "Said in the other player's turn it ends with the very next one" under r24 cites r24 "10.2" {
  given hand of one: "Hush, Please"
  given hand of two: "Hush Money" of two
  given turn of two
  when one plays "Hush, Please"
  then not ("Hush Money" can be played by two)
  given announce turn_closes(two)
  then not ("Hush Money" can be played by two)
  given next_turn one
  given announce turn_closes(one)
  then "Hush Money" can be played by two
}

// A number before whoever cannot do something is a choice, and the others can.

card "Grappling Hook" interrupt {
  plays to one ship in play cannot be damaged until end of turn
}

scenario "One ship is held, and no other" under r24 cites r24 "10.2" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given ship of one at "Harbour": another "Lantern"
  given hand of one: "Grappling Hook"
  given turn of one
  when one plays "Grappling Hook"
  one chooses another "Lantern"
  then not (another "Lantern" can be damaged), "Lantern" can be damaged
}

// Whatever a name is printed as, who loses it has it no more.

card "Deep Doubt" event { plays on mission; each personnel here: loses SECURITY, loses Honor }

scenario "A classification is lost like a skill" under r24 cites r24 "10.1" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate", "Skipper"
  then "Mate" is SECURITY, "Mate" has Honor
  given "Deep Doubt" of one on "Harbour"
  then "Mate" is not SECURITY, not ("Mate" has Honor), "Skipper" is OFFICER, classification of "Mate" is nothing
}

// The end of a turn is over when all that is due then is done.
card "Dry Well" interrupt { plays to opponent cannot draw until end of turn }
card "Evening Post" event { plays on table; at end of each turn: draw 1 }
card "Last Light" event { plays on table; at end of each turn: score 5 from this if some personnel in play where STRENGTH of it > 12 }
card "Short Strength" interrupt { plays to one your personnel: STRENGTH +10 until end of turn }

scenario "What lasts until the end of the turn lasts through what is done then" under r24 cites r24 "8.0" {
  given mission of one: "Harbour"
  given table of one: "Evening Post", "Last Light"
  given away team of one on "Harbour": "Skipper"
  given hand of one: "Short Strength"
  given hand of two: "Dry Well" of two
  given draw deck of one: "Mate", "Witness"
  given turn of one
  when two plays "Dry Well"
  when one plays "Short Strength"
  given announce turn_ends(one)
  one chooses "Evening Post"
  given draw_for(one, 1)
  then size(hand of one) = 0, points of one = 5
  given announce turn_closes(one)
  then STRENGTH of "Skipper" < 12
  given draw_for(one, 1)
  then size(hand of one) = 1
}

// What a cost has yet to choose is not asked before it is paid.

card "Fair Trade" event {
  plays on table
  once each turn, at cost (discard one personnel in hand of you): you may draw 1 if that personnel has Honor
}

scenario "Who is given up is looked at when he is" under r24 cites r24 "12.5" {
  given table of one: "Fair Trade"
  given hand of one: "Dirk", "Ada"
  given draw deck of one: "Cleo"
  given turn of one
  when one uses "Fair Trade"
  then decision of one offers exactly "Dirk", "Ada"
  one chooses "Dirk"
  then "Dirk" is discarded, one draws, "Cleo" in hand of one
}
scenario "Without honour there is nothing in return" under r24 cites r24 "12.5" {
  given table of one: "Fair Trade"
  given hand of one: "Dirk", "Ada"
  given draw deck of one: "Cleo"
  given turn of one
  when one uses "Fair Trade"
  one chooses "Ada"
  then "Ada" is discarded, one does not draw
}

// A choice of lines is a line like others, and a noun in parentheses behind `with` is somebody else.
card "Fork in the Road" dilemma planet {
  opponent chooses one { draw 1; stop each personnel in team }
}
card "Ill Neighbours" event {
  plays on mission
  opponent's personnel present with (your personnel with Treachery): STRENGTH -1
  when stopped personnel here is killed: draw 1
}

scenario "A choice of lines is what is met" under r24 cites r24 "7.2.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given seeds of two under "Harbour": "Fork in the Road"
  when one attempts "Harbour"
  two chooses way 2
  then "Skipper" is stopped
}
