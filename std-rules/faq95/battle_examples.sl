// Battles of 1995, and of today.

scenario "More WEAPONS than SHIELDS damage a ship, and then it fires back" under r24, faq95
  cites r24 "7.4.3-s4-hit" cites faq95 "2.2-errata-damage", "2.2-leader-each" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Korris" version "The Next Generation" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  when two fires back at "I.K.S. Bortas"
  then "I.K.S. K'Vort" is damaged, "I.K.S. Bortas" is not damaged
}

scenario "What goes down has fired back" under r24, faq95 cites r24 "7.4.3-s4-no-damage-yet" cites faq95 "2.2-simultaneous" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given crew of one on "Batris": "Korris" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kargan" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas", "Batris"
  when two fires back at "Batris"
  then "I.K.S. K'Vort" in discard_pile of two, "Batris" is damaged
}

scenario "A ship without a leader does not fire, though it fight beside others" under faq95
  cites faq95 "2.2-leader-each", "2.2-leader-optional", "1.1-leader-fight" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "Batris": "Kurak"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas", "Batris"
  then refused
  then not ("I.K.S. K'Vort" is can_fire)
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  then "I.K.S. K'Vort" is damaged, "I.K.S. Bortas" is not damaged
}

scenario "Today a ship without one fires back" under r24 cites r24 "7.4-basic-return-fire" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  then decision of two offers "fire back at I.K.S. Bortas"
}

scenario "A team without a leader may begin a battle, and loses it" under faq95
  cites faq95 "2.2-leader-optional", "1.1-leader-fight", "2.2-stops", "1.1-stopped-ways" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of two on "Cloaked Mission": "Konmel" version "The Next Generation" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Kromm"
  then "Cloaked Mission" is struck_at
  then "Kromm" in discard_pile of one, "Konmel" is stopped
}

scenario "Today it may not begin one" under r24 cites r24 "7.4-basic-leader" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of two on "Cloaked Mission": "Konmel" version "The Next Generation" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Kromm"
  then refused
}

scenario "A battle stops all who were in it, and whoever is at an outpost that was attacked" under r24, faq95
  cites r24 "7.4.4-all-stopped" cites faq95 "2.2-stops", "1.1-stopped-ways" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given outpost of two at "Amnesty Talks": "Federation Outpost" of two
  given crew of two on "Federation Outpost": "Davies" of two
  given turn of one
  when one attacks "Federation Outpost" with "I.K.S. Bortas"
  then "I.K.S. Bortas" is stopped, "Konmel" is stopped, "Davies" is stopped
}

scenario "The Federation begins no battle, and Romulans none with Romulans; whoever is Non-Aligned does as he likes" under faq95
  cites faq95 "2.2-federation", "2.2-romulan", "2.2-forces", "1.1-affiliations" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given ship of one at "Amnesty Talks": "Mercenary Ship"
  given crew of one on "Mercenary Ship": "Baran"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given crew of two on "D'deridex": "Tallus" of two
  given ship of two at "Amnesty Talks": "Mercenary Ship" of two
  then not free_to_attack(["U.S.S. Oberth", "Davies"], [another "Mercenary Ship"])
  then free_to_attack(["Mercenary Ship", "Baran"], ["D'deridex", "Tallus"]), free_to_attack(["Mercenary Ship"], ["U.S.S. Oberth"])
  then not free_to_attack(["D'deridex", "Tallus"], ["Mercenary Ship", "Tallus"])
  then free_to_attack(["D'deridex", "Tallus"], ["U.S.S. Oberth", "Davies"])
  then size(modes_in(["Mercenary Ship", "Baran"])) = 0, Federation in modes_in(["Mercenary Ship", "Davies"])
}

scenario "Then it does not even fall upon Borg" under faq95 cites faq95 "2.2-federation" {
  then not may_attack(Federation, Borg), may_attack(Klingon, Klingon), not may_attack(Romulan, Romulan)
}

scenario "Today it does" under r24 cites r24 "7.4-basic-exceptions" {
  then may_attack(Federation, Borg), may_attack(Klingon, Klingon), not may_attack(Romulan, Romulan)
}

scenario "Whoever is under arrest binds nobody" under faq95 cites faq95 "2.2-house-arrest" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation", "Davies"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  then "Davies" is arrested, Klingon in modes_in(["I.K.S. Bortas", "Konmel", "Davies"]),
    not (Federation in modes_in(["I.K.S. Bortas", "Konmel", "Davies"]))
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  then "I.K.S. K'Vort" is damaged
}

scenario "Today he does" under r24 cites r24 "gl-force-fed" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation", "Davies"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  then refused
}

scenario "Whoever was attacked strikes back in his next turn, of whatever side he is" under r24, faq95
  cites r24 "7.4.4-counter" cites faq95 "2.2-retaliate" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise": "Martin" of two, "Data" version "The Next Generation" of two
  given turn of two
  when two attacks "I.K.S. Bortas" with "U.S.S. Enterprise"
  then refused
  given turn of one
  when one attacks "U.S.S. Enterprise" with "I.K.S. Bortas"
  two passes
  given turn of two
  given announce turn_begins(two)
  when two attacks "I.K.S. Bortas" with "U.S.S. Enterprise"
  one passes
  then "Amnesty Talks" is struck_at, "U.S.S. Enterprise" is stopped
}

scenario "When one of the two has gone the battle is over" under faq95 cites faq95 "2.2-retaliate-ends" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise": "Data" version "The Next Generation" of two
  given turn of one
  when one attacks "U.S.S. Enterprise" with "I.K.S. Bortas"
  two passes
  given put "I.K.S. Bortas" into orbit of "Seize Freighter"
  given turn of two
  given announce turn_begins(two)
  when two attacks "I.K.S. K'Vort" with "U.S.S. Enterprise"
  then refused
  given put "I.K.S. Bortas" into orbit of "Amnesty Talks"
  when two attacks "I.K.S. K'Vort" with "U.S.S. Enterprise"
  then "Amnesty Talks" is struck_at
}

scenario "Today the place alone counts" under r24 cites r24 "7.4.4" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise": "Data" version "The Next Generation" of two
  given turn of one
  when one attacks "U.S.S. Enterprise" with "I.K.S. Bortas"
  two passes
  given put "I.K.S. Bortas" into orbit of "Seize Freighter"
  given turn of two
  given announce turn_begins(two)
  when two attacks "I.K.S. K'Vort" with "U.S.S. Enterprise"
  then "Amnesty Talks" is struck_at
}

scenario "Ships of two sides fight together under a treaty alone" under r24, faq95
  cites r24 "gl-force-compatible" cites faq95 "2.2-treaty-aid" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of one at "Amnesty Talks": "D'deridex"
  given crew of one on "D'deridex": "Tomalak" version "Premiere"
  then not ("I.K.S. Bortas" is fit_to_fight_beside "D'deridex")
  given table of one: "Treaty: Romulan/Klingon"
  then "I.K.S. Bortas" is fit_to_fight_beside "D'deridex"
}

scenario "In a battle nothing is played that has nothing to do with it" under r24, faq95
  cites r24 "7.4.3-s2-responses" cites faq95 "1.2-action-battle", "3.9-autodestruct" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Deanna Troi" version "Premiere" of two, "Lian T'su" of two, "Beverly" of two
  given hand of two: "Asteroid Sanctuary" of two, "Life-form Scan" of two, "Auto-Destruct Sequence" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  two passes
  then decision of two offers "Asteroid Sanctuary"
  then decision of two offers no "Life-form Scan", "Auto-Destruct Sequence"
}
