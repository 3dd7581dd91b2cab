// Personnel battles, stage by stage.

scenario "Pairs drawn by chance: the stronger stuns, the one with more left wins, and one of the losers dies" under r24
  cites r24 "7.4.2-s3-piles", "7.4.2-s4-reveal", "7.4.2-s4-stun", "7.4.2-s4-repeat", "7.4.2-s5-total", "7.4.2-s5-winner",
  "7.4.2-s5-casualty", "7.4.2-s6-resolution", "7.4.1-personnel-battle", "7.4.2-stages", "7.4-basic-personnel", "7.4.4-all-stopped",
  "7.4.2-s5-player-wins" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Kromm"
  given away team of two on "Cloaked Mission": "Kurak" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  random picks "Konmel"
  one accepts
  then "Kurak" in discard_pile of two, "Konmel" is stopped, "Kromm" is stopped, "Konmel" is not stunned
}

scenario "The stronger may let the other be, and those who did not fight are counted" under r24 cites r24 "7.4.2-s4-stun",
  "7.4.2-s5-total" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kurak" of two, "Kromm" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Korris"
  random picks "Kurak"
  one declines
  then "Korris" in discard_pile of one, "Kurak" is stopped, "Kromm" is stopped, "Kurak" in surface of "Cloaked Mission"
}

scenario "Equal ones leave each other standing, and equal sums have no winner" under r24, r18 cites r24 "7.4.2-s4-equal", "7.4.2-s5-tie"
  cites r18 "pb-tie" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kromm" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Korris"
  then "Korris" in surface of "Cloaked Mission", "Kromm" in surface of "Cloaked Mission", "Korris" is stopped, "Kromm" is stopped
}

scenario "More than twice as strong may wound mortally; twice as strong may not" under r24 cites r24 "7.4.2-s4-mortal" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of two on "Cloaked Mission": "Vash" version "The Next Generation" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  one accepts
  then "Vash" is not mortally_wounded
}

scenario "A Klingon with a disruptor wounds mortally whom he stuns otherwise" under r24
  cites r24 "7.4.2-s4-mortal", "7.4.2-s4-modifiers", "7.4.2-force-members" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Vash" version "The Next Generation" of two, "Data" version "The Next Generation" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  random picks "Vash"
  one chooses way 1
  then "Vash" is killed
}

scenario "Whose personnel fall says in which order they lie in the pile" under r24 cites r24 "g-discarding-multi" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Vash" version "The Next Generation" of two, "Davies" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  random picks "Vash"
  one chooses way 1
  then decision of two offers exactly "Vash", "Davies"
  when two lays "Vash" next
  then bottom(discard_pile of two) = "Vash", top(discard_pile of two) = "Davies"
}

scenario "The unconscious do not fight, the stopped defend themselves, and none of them attacks" under r24, faq95
  cites r24 "7.4.2-s3-exclude", "7.4.2-s3-stopped-fight", "10.2.1-stopped-prohibitions" cites faq95 "1.1-stasis" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kurak" of two, "Kromm" of two
  given stop "Kurak"
  given "Kromm" is disabled
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  one accepts
  then "Kurak" in discard_pile of two, "Kromm" is not killed
}

scenario "Without OFFICER or Leadership nobody begins a battle" under r24, r18 cites r24 "7.4.1-leader-each", "7.4-basic-leader"
  cites r18 "battle-attack-restr-lost" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak"
  given away team of two on "Cloaked Mission": "Data" version "The Next Generation" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Kromm"
  then refused because r24 "7.4.1"
}

scenario "The Federation does not begin, and strikes back in its next turn without a leader" under r24
  cites r24 "7.4-basic-after", "7.4.1-federation", "7.4.4-counter", "7.4.4-counter-free", "7.4.4-counter-new" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Davies", "Martin", "Data" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Konmel" version "The Next Generation" of two, "Captain Worf" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Davies"
  then "Davies" is not stopped, "Cloaked Mission" is not struck_at
  given turn of two
  when two attacks at "Cloaked Mission" with the team of "Konmel"
  random picks "Konmel"
  random picks "Davies"
  two declines
  random picks "Data"
  one declines
  random picks "Konmel"
  then "Konmel" is killed, "Davies" is stopped, "Captain Worf" is stopped
  given turn of one
  given announce turn_begins(one)
  given disable "Data" version "The Next Generation"
  when one attacks at "Cloaked Mission" with the team of "Davies"
  then decision of two offers yes
  then "Cloaked Mission" is struck_at
}

scenario "Romulans attack no Romulans, Klingons even Klingons" under r24, r18 cites r24 "7.4-basic-different-affiliation", "7.4.1-standard",
  "7.4.1-none", "7.4-basic-exceptions" cites r18 "battle-attack-restr-lost" {
  then may_attack(Romulan, Federation), not may_attack(Romulan, Romulan), may_attack(Klingon, Klingon)
  then may_attack(Non-Aligned, Non-Aligned), may_attack(Federation, Borg), not may_attack(Federation, Romulan)
  then may_attack(Starfleet, Ferengi), not may_attack(Starfleet, Starfleet), not may_attack(Borg, Klingon)
}

scenario "One of the Federation among them keeps Klingons from attacking" under r24, r18 cites r24 "7.4.1-federation", "gl-force-members"
  cites r18 "battle-attack-restr-lost" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Data" version "The Next Generation"
  given table of one: "Treaty: Federation/Klingon"
  given away team of two on "Cloaked Mission": "Kurak" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then "Cloaked Mission" is not struck_at, "Konmel" is not stopped
}

scenario "A hologram stuns and does not wound mortally, and alone kills nobody" under r24
  cites r24 "6.3.2-safety-protocols", "6.3.2-safety-casualty" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Dauntless"
  given crew of one on "U.S.S. Dauntless": "E.M.H. Program", "Starfleet Type II Phaser"
  given crew of two on "U.S.S. Dauntless": "Vash" version "The Next Generation" of two
  given "Frame of Mind" of one on "Vash" version "The Next Generation"
  given fight_out(one, ["E.M.H. Program"], ["Vash" version "The Next Generation"], "Amnesty Talks")
  one accepts
  then "Vash" in interior of "U.S.S. Dauntless", "Vash" is not stunned
}

scenario "A force is of every side that is in it, for attacking and for being attacked" under r24
  cites r24 "gl-force-fed", "gl-force-mixed", "g-force-affil", "g-force-dual", "g-force-def" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation", "Movar"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given crew of two on "D'deridex": "Tallus" of two
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given ship of two at "Amnesty Talks": "Batris" of two
  given crew of two on "Batris": "Vash" version "The Next Generation" of two, "Davies" of two
  then free_to_attack(["I.K.S. Bortas", "Konmel", "Movar"], ["I.K.S. K'Vort"]),
    free_to_attack(["I.K.S. Bortas", "Konmel"], ["D'deridex", "Tallus"])
  then not free_to_attack(["I.K.S. Bortas", "Konmel", "Movar"], ["D'deridex", "Tallus"])
  then not free_to_attack(["D'deridex", "Tallus"], ["I.K.S. Bortas", "Konmel", "Movar"])
  then not free_to_attack(["Batris", "Vash", "Davies"], ["I.K.S. Bortas", "Konmel"])
}

scenario "Those who are not conscious may be attacked, and are not in the fight" under r24
  cites r24 "10.2.3-disabled-moved", "7.4.2-s3-exclude", "7.4.2-s5-casualty" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Tallus" of two
  given disable "Tallus"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then "Konmel" is stopped, "Cloaked Mission" is struck_at
  then "Tallus" in surface of "Cloaked Mission", "Tallus" is stopped
}

scenario "Nobody attacks a team of his own" under r24 cites r24 "7.4.2-own-cards" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Davies"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then refused
  given away team of two on "Cloaked Mission": "Kurak" of two
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  one accepts
  then "Cloaked Mission" is struck_at
}
