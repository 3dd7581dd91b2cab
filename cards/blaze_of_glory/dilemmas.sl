set blaze_of_glory "Blaze of Glory" released 1999

card "New Essentialists" dilemma planet {
  property [DS9]
  unless INTEGRITY > 40 + Honor x2 OR CUNNING > 40 + Treachery x2: place_atop one not_Borg personnel in team at random
  nullified by "Jamaharon"
}

scenario "Jamaharon convinces them before they have convinced anybody" under r24, r18 cites r24 "7.2.2-basic-nullify", "7.2.2"
  cites r18 "null-def" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given hand of one: "Jamaharon"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  when one nullifies "New Essentialists" with "Jamaharon"
  then "New Essentialists" is nullified, "Davies" is not stopped, "Davies" in surface of "Botanical Research"
}

scenario "Upright and honourable people convince them" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Robert DeSoto", "Tasha Yar - Alternate",
    "Deanna Troi" version "The Next Generation", "Lopez", "Davies"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  then "New Essentialists" is discarded, "Davies" is not stopped
}

scenario "Clever and treacherous people convince them" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Data" version "The Next Generation", "Koral" version "The Next Generation",
    "Vash" version "The Next Generation", "Kosinski", "Davies"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  then "New Essentialists" is discarded, "Davies" is not stopped
}

scenario "Anybody else sends one back to the draw deck" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Thirteen of Nineteen"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  random picks "Davies"
  then "Davies" in draw_deck of one, "Davies" is not killed, "Lopez" is stopped, "New Essentialists" in seeds of "Botanical Research"
}

card "Chula: The Lights" dilemma space planet {
  property [DS9]
  facing it {
    let nearest be those of (p: personnel in team) with lowest at_least(total_attributes of p - 22, 22 - total_attributes of p)
    let chosen be one of nearest
    return_to_hand chosen
  }
  afterwards to get past CUNNING > 24
}

card "Stellar Flare" dilemma space {
  property [VOY]
  facing it {
    for each s in every ship where it is undocked and it is in_open_space and location of it = attempted_mission and SHIELDS of it <= 11
      and not (skill_aboard(Navigation, it) >= 2 and skill_aboard(Astrophysics, it) >= 1) {
      damage s
      stop s if in_play(s)
    }
  }
  discard_dilemma
}

scenario "A flare spares a ship that has landed" under r24 cites r24 "7.6-non-targeted-affect" {
  given mission of one: "Runabout Search"
  given seeds of two under "Runabout Search": "Stellar Flare"
  given ship of one at "Runabout Search": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza"
  given away team of one on "Runabout Search": "Martin", "Lopez"
  given ship of two at "Runabout Search": "Batris" of two
  given put "Batris" of two into surface of "Runabout Search"
  when one attempts "Runabout Search" from the surface and with "U.S.S. Oberth"
  then "U.S.S. Oberth" is damaged, "Batris" is not damaged
}

scenario "A flare damages whatever is there, cloaked or not, and whosever it is" under r24, r18
  cites r24 "7.6-non-targeted-affect", "7.5-systems", "7.5.1-rotation-marker" cites r18 "rot-single" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Stellar Flare"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given cloak "I.K.S. K'Vort"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Captain Worf", "K'Temoc", "Konmel" version "The Next Generation"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one docked at "Federation Outpost": another "U.S.S. Oberth"
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  then "U.S.S. Oberth" is damaged, "Seth Mendoza" is stopped, "I.K.S. K'Vort" is damaged, "I.K.S. K'Vort" is not cloaked
  then "I.K.S. Bortas" is damaged, another "U.S.S. Oberth" is not damaged, "Stellar Flare" in out_of_play of two
}

scenario "Two navigators and an astrophysicist steer clear of it" under r24, r18 cites r24 "7.2.2.1-automatic" cites r18 "auto-def" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Stellar Flare"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly", "Lian T'su"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is not damaged, one solves "Amnesty Talks"
}

card "Chula: The Abyss" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Drumhead" dilemma space {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ferengi Ingenuity" dilemma space planet {
  countdown 3
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Gravimetric Distortion" dilemma space {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Hazardous Duty" dilemma space planet {
  points -5
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Under Fire" dilemma planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}
