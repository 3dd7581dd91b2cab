set alternate_universe "Alternate Universe" released 1995

card "Frame of Mind" dilemma space planet {
  icons [AU]
  property [TNG]
  place this on one personnel in team at random
  opponent reframes this
  host: mode becomes Non-Aligned, INTEGRITY = 3, CUNNING = 3, STRENGTH = 3, skills becomes skills_left of this
  cure with Empathy x3
}

scenario "Frame of Mind, a disruptor and a Varon-T" under r24 cites r24 "12.11" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor", "Varon-T Disruptor"
  given "Frame of Mind" on "Kromm"
  then STRENGTH of "Kromm" = 10 because set 3 "Frame of Mind", add 2 "Klingon Disruptor", multiply 2 "Varon-T Disruptor"
}

scenario "Frame of Mind leaves somebody 3-3-3, Non-Aligned, with two skills that the opponent picks" under r24
  cites r24 "gl Frame of Mind" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Captain Worf", "Kurak", "Commander K'Ehleyr"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Acquire Surplus Ships": "Frame of Mind"
  when one attempts "Acquire Surplus Ships"
  random picks "Captain Worf"
  two chooses Law
  two chooses Physics
  then host of "Frame of Mind" = "Captain Worf"
  then INTEGRITY of "Captain Worf" = 3, CUNNING of "Captain Worf" = 3, STRENGTH of "Captain Worf" = 3
  then mode of "Captain Worf" = Non-Aligned, "Captain Worf" has Law, "Captain Worf" has Physics
  then not ("Captain Worf" has Honor), not ("Captain Worf" has Diplomacy), not ("Captain Worf" has Navigation)
  then "Captain Worf" is SECURITY, "Captain Worf" is Klingon, INTEGRITY of "Commander K'Ehleyr" = 7
}

scenario "Three of Empathy restore who he was, also later" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lwaxana Troi", "Daniel Kwan"
  given away team of one on "Botanical Research": "Korris" version "The Next Generation"
  given "Frame of Mind" of two on "Korris" version "The Next Generation"
  given skills_left of "Frame of Mind" = [Law, Honor]
  given turn of one
  then STRENGTH of "Korris" = 3, not ("Korris" has SECURITY)
  when one beams "Lwaxana Troi", "Daniel Kwan" from "U.S.S. Oberth" to "Botanical Research"
  then "Frame of Mind" is cured, STRENGTH of "Korris" = 8, "Korris" has SECURITY, mode of "Korris" = Klingon
}

scenario "A volunteer under Frame of Mind has forgotten how" under r24 cites r24 "10.1" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Korris" version "The Next Generation", "Losta", "Kromm"
  given "Frame of Mind" of two on "Korris" version "The Next Generation"
  given skills_left of "Frame of Mind" = [Law, Music]
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  random picks "Losta"
  then "Losta" is killed
}

scenario "Under Frame of Mind nobody sends for a special download" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Barron"
  given draw deck of one: "Starfleet Type II Phaser"
  given "Frame of Mind" on "Beverly"
  given skills_left of "Frame of Mind" = [Law, Honor]
  when one suspends play with "Beverly"
  then refused
  then "Beverly" has Law, "Beverly" has Honor, not ("Beverly" has Navigation)
}

scenario "Every skill is gone, and the two that are left may be any regular ones" under r24, r18, faq95
  cites r24 "g-frame-of-mind-all", "g-frame-of-mind-two", "10.1-select-add-regular-only", "10.1-regular" cites r18 "regular-skill-list",
  "select-regular-only" cites faq95 "3.2-frame" {
  given mission of one: "Cloaked Mission"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Cloaked Mission": "Frame of Mind"
  given away team of one on "Cloaked Mission": "Duras" version "Life From Lifelessness"
  when one attempts "Cloaked Mission"
  two chooses Youth
  two chooses Acquisition
  then "Duras" has Youth, "Duras" has Acquisition, "Duras" has no Treachery, "Duras" has no Leadership, size(skills of "Duras") = 2
}

card "Parallel Romance" dilemma planet {
  icons [AU]
  countdown 3
  property [TNG]
  traits female_related, male_related
  if some male personnel in team and (some female personnel in team) {
    afflict one male personnel in team at random under this
    afflict one female personnel in team at random under this
    place this on attempted_mission
  }
  personnel where it suffers_from this: is stopped, STRENGTH -2
}

scenario "Parallel Romance holds a couple until its countdown is over" under r24 cites r24 "8.1" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Zegov", "Q'elyn", "Losta"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Acquire Surplus Ships": "Parallel Romance"
  when one attempts "Acquire Surplus Ships"
  random picks "Losta"
  random picks "Zegov"
  then one solves "Acquire Surplus Ships"
  then "Losta" is stopped, STRENGTH of "Losta" = 5, "Zegov" is stopped, STRENGTH of "Zegov" = 6, "Kurak" is not stopped
  given announce turn_ends(two)
  given announce turn_ends(two)
  then "Losta" is stopped
  given announce turn_ends(two)
  then "Losta" is not stopped, STRENGTH of "Losta" = 7, "Parallel Romance" in out_of_play of two
}

scenario "There is no romance among women only" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Zegov"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Acquire Surplus Ships": "Parallel Romance"
  when one attempts "Acquire Surplus Ships"
  then "Parallel Romance" in out_of_play of two, "Kurak" is not stopped, STRENGTH of "Zegov" = 8
}

card "Empathic Echo" dilemma space planet {
  icons [AU]
  property [TNG]
  traits MEDICAL_related
  triggered if some personnel in team with Empathy
  unless SECURITY + MEDICAL: kill one personnel in team with Empathy at random
}

scenario "An echo kills an empath, and is met again" under r24, r18 cites r24 "7.2.2.2-fail-effect", "7.2.2.2-fail-stop"
  cites r18 "cond-fail-list", "fail-dilemma-stops" {
  given mission of one: "Amnesty Talks"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Amnesty Talks": "Empathic Echo"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Daniel Kwan", "Davies"
  when one attempts "Amnesty Talks"
  then "Daniel Kwan" is killed, "Davies" is stopped, "Empathic Echo" in seeds of "Amnesty Talks"
}

scenario "Where there is no empath it has nobody to take, and is gone" under r24, r18 cites r24 "gl-dilemma-no-trigger"
  cites r18 "dil-no-target-feature" {
  given mission of one: "Amnesty Talks"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Amnesty Talks": "Empathic Echo", "Astral Eddy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron", "Davies"
  when one attempts "Amnesty Talks"
  then "Empathic Echo" is encountered, "Empathic Echo" in out_of_play of two, "Astral Eddy" is encountered
}

card "Cardassian Trap" dilemma space planet {
  property [TNG]
  traits Capturing_related
  unless Empathy: opponent captures one unique personnel in team at random where it is not [Car]
  discard_dilemma
}

scenario "Without empathy somebody falls into the trap, and lies in it until the captor comes" under r24, r18
  cites r24 "7.7-trap", "7.7-disabled", "7.7-custody", "gl-capture-trap", "gl-capture-trap-marker" cites r18 "cap-disabled", "cap-trap",
  "cap-trap-not-in-play", "cap-custody-action" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Cardassian Trap"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  when one attempts "Botanical Research"
  then "Data" is captured, "Data" is captive, "Data" is disabled, "Data" is captive_of two
  then "Data" in trapped of "Cardassian Trap", not ("Cardassian Trap" can be nullified), "Davies" is stopped
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of two
  when two takes "Data" into custody with "Kromm"
  then "Data" in surface of "Botanical Research", "Data" is escorted, "Cardassian Trap" is discarded
}

scenario "Where the captor has people, they have the captive at once, and take him along" under r24, r18
  cites r24 "7.7-relocate", "7.7-like-equipment", "gl-capture-relocate", "gl-capture-escort" cites r18 "cap-move", "cap-relocate",
  "cap-specific-team" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Cardassian Trap"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  given ship of two at "Botanical Research": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  when one attempts "Botanical Research"
  then "Data" in interior of "I.K.S. K'Vort", "Cardassian Trap" in out_of_play of two
  given turn of two
  when two beams "Kromm", "Data" from "I.K.S. K'Vort" to "Botanical Research"
  then "Data" in surface of "Botanical Research", "Data" is captive
  given turn of one
  when one beams "Data" from "Botanical Research" to "I.K.S. K'Vort"
  then refused
}

scenario "With empathy nobody is taken" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Cardassian Trap"
  given away team of one on "Botanical Research": "Lwaxana Troi", "Davies"
  when one attempts "Botanical Research"
  then "Lwaxana Troi" is not captive, "Davies" is not captive
}

card "Coalescent Organism" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Conundrum" dilemma space {
  icons [AU]
  property [TNG]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Edo Probe" dilemma space planet {
  points -10
  scores_by_text
  property [TNG]
  facing it {
    place this on attempted_mission
    you choose one {
      says "abandon the attempt until another mission is completed" {
        single_out attempted_mission for this
        end_attempt()
      }
      says "continue, and lose the points unless this mission is solved this turn" { }
    }
  }
  attempt only if one_chosen of this is nothing or attempter != met_by of this
  when mission is completed, if one_chosen of this is something and it different_from host: discard this
  when host is completed: discard this
  at end of each turn, if one_chosen of this is nothing: lose_points 10, discard this
}

scenario "Who goes on and solves the mission loses nothing" under r24 cites r24 "g-edo-probe", "gl Edo Probe", "7.2.2" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Edo Probe"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given points of one = 20
  given turn of one
  when one attempts "Cloaked Mission"
  one chooses "continue, and lose the points unless this mission is solved this turn"
  then one solves "Cloaked Mission", "Edo Probe" is discarded, points of one = 20 + points of "Cloaked Mission"
  given announce turn_ends(one)
  then points of one = 20 + points of "Cloaked Mission"
}

scenario "Who goes on and fails is stopped by no probe, may try again, and pays at the end of the turn" under r24 cites r24 "gl Edo Probe" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Edo Probe"
  given away team of one on "Cloaked Mission": "Kromm"
  given points of one = 20
  given turn of one
  when one attempts "Cloaked Mission"
  one chooses "continue, and lose the points unless this mission is solved this turn"
  then "Kromm" is not stopped, "Edo Probe" in attached of "Cloaked Mission", points of one = 20
  given announce turn_ends(one)
  then points of one = 10, "Edo Probe" is discarded
}

scenario "A second attempt of the same turn may still solve it" under r24 cites r24 "gl Edo Probe" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Edo Probe"
  given away team of one on "Cloaked Mission": "Kromm"
  given points of one = 20
  given turn of one
  when one attempts "Cloaked Mission"
  one chooses "continue, and lose the points unless this mission is solved this turn"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  given announce turn_ends(one)
  then one solves "Cloaked Mission", "Edo Probe" is discarded, points of one = 20 + points of "Cloaked Mission"
}

scenario "Who abandons it stays away until somebody completes another mission, and loses nothing" under r24 cites r24 "g-edo-probe",
  "gl Edo Probe" {
  given mission of one: "Cloaked Mission"
  given mission of two: "Botanical Research"
  given seeds of two under "Cloaked Mission": "Edo Probe"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of two on "Botanical Research": "Davies" of two, "T'Pan" of two, "Martin" of two, "Spock" of two, "Lopez" of two
  given points of one = 20
  given turn of one
  when one attempts "Cloaked Mission"
  one chooses "abandon the attempt until another mission is completed"
  then one does not solve "Cloaked Mission", "Captain Worf" is not stopped, "Edo Probe" in attached of "Cloaked Mission"
  when one attempts "Cloaked Mission"
  then refused because r24 "7.2.1"
  given announce turn_ends(one)
  then points of one = 20, "Edo Probe" in attached of "Cloaked Mission"
  given turn of two
  when two attempts "Botanical Research"
  then two solves "Botanical Research", "Edo Probe" is discarded
  given turn of one
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "What one player abandons, the other may attempt" under r24 cites r24 "gl Edo Probe" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Edo Probe"
  given "Cloaked Mission": points +20 until end of game
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of two on "Cloaked Mission": "Captain Worf" of two
  when one attempts "Cloaked Mission"
  one chooses "abandon the attempt until another mission is completed"
  given points of one = 20
  given points of two = 20
  given turn of two
  when two attempts "Cloaked Mission"
  then two solves "Cloaked Mission", "Edo Probe" is discarded, points of one = 20, points of two = 20 + points of "Cloaked Mission"
  given announce turn_ends(two)
  given turn of one
  given announce turn_ends(one)
  then points of one = 20
}

scenario "The end of the other player's turn costs nothing, and whoever pays does it once" under r24 cites r24 "gl Edo Probe", "12.2" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Edo Probe", "Executive Authorization"
  given away team of one on "Cloaked Mission": "Kromm"
  given points of one = 20
  given turn of one
  when one attempts "Cloaked Mission"
  one chooses "continue, and lose the points unless this mission is solved this turn"
  then "Executive Authorization" in seeds of "Cloaked Mission", "Kromm" is stopped, points of one = 20
  given announce turn_ends(two)
  then points of one = 20, "Edo Probe" in attached of "Cloaked Mission"
  given announce turn_ends(one)
  then points of one = 10, "Edo Probe" is discarded
  given turn of two
  given announce turn_ends(two)
  given turn of one
  given announce turn_ends(one)
  then points of one = 10
}

card "Interphasic Plasma Creatures" dilemma space planet {
  icons [AU]
  property [TNG]
  traits SCIENCE_related
  not_cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Malfunctioning Door" dilemma planet {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Maman Picard" dilemma space {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

// It is one thing where those who attempt have an outpost, whether they come from that or not, and another anywhere else.
rule raids cites faq95 "3.2-raid-triggers", "3.2-raid-strength", "3.2-raid-planet" {
  /// The player whose team attempts a mission has an outpost there.
  relation (p: player) raided_at_an_outpost means some f: outpost where controller of f = p and location of f = attempted_mission
}

card "Outpost Raid" dilemma space planet {
  property [TNG]
  unless not (you is raided_at_an_outpost) OR STRENGTH > 81: (kill two personnel in team by opponent), discard this
  to get past (you is raided_at_an_outpost) OR STRENGTH > 18
}

scenario "A raid on an outpost kills two, and is over" under r24, faq95 cites r24 "7.2.2" cites faq95 "3.2-raid-triggers",
  "3.2-raid-strength", "3.2-raid-planet" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Barron"
  given seeds of two under "Botanical Research": "Outpost Raid"
  given away team of one on "Botanical Research": "Davies", "Martin", "Lopez"
  when one attempts "Botanical Research"
  two chooses "Davies", "Martin"
  then "Davies" is killed, "Martin" is killed, "Lopez" is stopped, "Barron" is not killed, "Outpost Raid" is discarded
}

scenario "With eighty-two they drive it off, and eighty-one are too few" under r24, faq95 cites r24 "7.2.2"
  cites faq95 "3.2-raid-strength" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seeds of two under "Botanical Research": "Outpost Raid"
  given away team of one on "Botanical Research": "Davies", "Martin"
  given "Davies": STRENGTH = 76 until end of game
  given "Martin": STRENGTH = 5 until end of game
  when one attempts "Botanical Research"
  then "Davies" is killed, "Martin" is killed
  given mission of one: "Avert Solar Implosion"
  given outpost of one at "Avert Solar Implosion": another "Federation Outpost"
  given seeds of two under "Avert Solar Implosion": another "Outpost Raid"
  given away team of one on "Avert Solar Implosion": "Lopez"
  given "Lopez": STRENGTH = 82 until end of game
  when one attempts "Avert Solar Implosion"
  then "Lopez" is not killed, another "Outpost Raid" is discarded
}

scenario "Elsewhere nineteen pass, and fewer meet it again" under r24, faq95 cites r24 "7.2.2" cites faq95 "3.2-raid-triggers" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Outpost Raid"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then "Kromm" is not killed, "Kromm" is stopped, "Outpost Raid" in seeds of "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kurak"
  when one attempts "Cloaked Mission"
  then "Captain Worf" is stopped
}

card "Punishment Zone" dilemma planet {
  points -5
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Quantum Singularity Lifeforms" dilemma space {
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rascals" dilemma space {
  property [TNG]
  traits MEDICAL_related
  cure with MEDICAL x2 + Biology
  not encoded "2 sentences of its text cannot be read yet"
}

card "Royale Casino: Blackjack" dilemma planet {
  icons [AU]
  property [TNG]
  not encoded "its points are 5, or lost 5"
  not encoded "5 sentences of its text cannot be read yet"
}

card "Thought Fire" dilemma space planet {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
