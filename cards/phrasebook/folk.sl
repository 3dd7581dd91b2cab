// Whom a text is about, where they are, and how it changes them.

phrase folk_name {
  "Klingon" as "Klingon"
  "Bajoran" as "Bajoran"
  "Romulan" as "Romulan"
  "Cardassian" as "Cardassian"
  "Vulcan" as "Vulcan"
  "Ferengi" as "Ferengi"
  "Borg" as "Borg"
  "Human" as "human"
  "Vidiian" as "Vidiian"
  "Hirogen" as "Hirogen"
  "Kazon" as "Kazon"
  "Jem'Hadar" as "Jem'Hadar"
  "Vorta" as "Vorta"
  "Breen" as "Breen"
  "Vidiian" as "Vidiian"
  "Talaxian" as "Talaxian"
  "Ocampa" as "Ocampa"
  "Orion" as "Orion"
  "Ba'ku" as "Ba'ku"
  "El-Aurian" as "El-Aurian"
  "DaiMon" as "DaiMon"
  "Targ" as "targ"
  "android" as "android"
  "augment" as "augment"
  "cadet" as "cadet"
  "founder" as "founder"
  "vedek" as "vedek"
  "thief" as "thief"
  "drone" as "drone"
  "Maje" as "maje"
  "dabo girl" as "dabo_girl"
  "V.I.P." as "VIP"
  "CIVILIAN" as "CIVILIAN"
}
phrase folk_names {
  "Klingons" as "Klingon"
  "Bajorans" as "Bajoran"
  "Romulans" as "Romulan"
  "Cardassians" as "Cardassian"
  "Vulcans" as "Vulcan"
  "Ferengi" as "Ferengi"
  "Borg" as "Borg"
  "Humans" as "human"
  "Vidiians" as "Vidiian"
  "Hirogen" as "Hirogen"
  "Kazon" as "Kazon"
  "Jem'Hadar" as "Jem'Hadar"
  "Vorta" as "Vorta"
  "Breen" as "Breen"
  "Talaxians" as "Talaxian"
  "Ocampa" as "Ocampa"
  "Orions" as "Orion"
  "Ba'ku" as "Ba'ku"
  "El-Aurians" as "El-Aurian"
  "DaiMons" as "DaiMon"
  "androids" as "android"
  "augments" as "augment"
  "cadets" as "cadet"
  "V.I.P.s" as "VIP"
  "CIVILIANs" as "CIVILIAN"
}
// Several of them, such as `[Kli] SECURITY personnel`.
phrase folk {
  "personnel" as "personnel"
  "{sort_words} personnel" as "{sort_words} personnel"
  "{skill} personnel" as "{skill} personnel"
  "{sort_words} {skill} personnel" as "{sort_words} {skill} personnel"
  "{folk_name} personnel" as "{folk_name} personnel"
  "{folk_names}" as "{folk_names} personnel"
  "{sort_words} {folk_names}" as "{sort_words} {folk_names} personnel"
  "{skill} {folk_names}" as "{skill} {folk_names} personnel"
}
phrase where_they_are {
  "present" as "present"
  "where present" as "present"
  "here" as "here"
  "at same location" as "here"
  "at this location" as "here"
  "in play" as "in play"
}
phrase affected {
  "your {folk} {where_they_are}" as "your {folk} {where_they_are}"
  "each of your {folk} {where_they_are}" as "your {folk} {where_they_are}"
  "your other {folk} {where_they_are}" as "your {folk} {where_they_are} except this"
  "each of your other {folk} {where_they_are}" as "your {folk} {where_they_are} except this"
  "other {folk} {where_they_are}" as "{folk} {where_they_are} except this"
  "all other {folk} {where_they_are}" as "{folk} {where_they_are} except this"
  "each other {folk} {where_they_are}" as "{folk} {where_they_are} except this"
  "opposing {folk} {where_they_are}" as "opposing {folk} {where_they_are}"
  "{folk} {where_they_are}" as "{folk} {where_they_are}"
}
// Those of whom it is said behind the change where they are.
phrase affected_afar {
  "your {folk}" as "your {folk}"
  "each of your {folk}" as "your {folk}"
  "opposing {folk}" as "opposing {folk}"
  "other {folk}" as "{folk} except this"
  "{folk}" as "{folk}"
  "{folk} with {skill}" as "{folk} with {skill}"
  "{folk} without {skill}" as "{folk} with no {skill}"
}
phrase sign {
  "+{number}" as "+{number}"
  "-{number}" as "-{number}"
}
phrase person_attribute {
  "INTEGRITY" as "INTEGRITY"
  "CUNNING" as "CUNNING"
  "STRENGTH" as "STRENGTH"
}
phrase ship_attribute {
  "RANGE" as "RANGE"
  "WEAPONS" as "WEAPONS"
  "SHIELDS" as "SHIELDS"
}
phrase person_changes {
  "attributes all {sign}" as "INTEGRITY {sign}, CUNNING {sign}, STRENGTH {sign}"
  "all attributes {sign}" as "INTEGRITY {sign}, CUNNING {sign}, STRENGTH {sign}"
  "{person_attribute} {sign}" as "{person_attribute} {sign}"
  "{a: person_attribute} and {b: person_attribute} {sign}" as "{a} {sign}, {b} {sign}"
  "{a: person_attribute} {m: sign} and {b: person_attribute} {n: sign}" as "{a} {m}, {b} {n}"
}
phrase ship_changes {
  "attributes all {sign}" as "RANGE {sign}, WEAPONS {sign}, SHIELDS {sign}"
  "all attributes {sign}" as "RANGE {sign}, WEAPONS {sign}, SHIELDS {sign}"
  "{ship_attribute} {sign}" as "{ship_attribute} {sign}"
  "{a: ship_attribute} and {b: ship_attribute} {sign}" as "{a} {sign}, {b} {sign}"
  "{a: ship_attribute} {m: sign} and {b: ship_attribute} {n: sign}" as "{a} {m}, {b} {n}"
}
phrase verb_is {
  "are" as "is"
  "is" as "is"
  "are each" as "is"
  "is each" as "is"
}
// What a text says of all whom it names.
phrase aura {
  "{affected} are {person_changes}" as "{affected}: {person_changes}"
  "{affected} are each {person_changes}" as "{affected}: {person_changes}"
  "{affected} is {person_changes}" as "{affected}: {person_changes}"
  "{affected_afar} are {person_changes} where present" as "{affected_afar} present: {person_changes}"
  "{affected_afar} {person_changes} where present" as "{affected_afar} present: {person_changes}"
  "where present, {affected_afar} are {person_changes}" as "{affected_afar} present: {person_changes}"
  "where present, {affected_afar} are each {person_changes}" as "{affected_afar} present: {person_changes}"
}
phrase fleet {
  "your {sort_words} ships" as "your {sort_words} ship"
  "each of your {sort_words} ships" as "your {sort_words} ship"
  "each of your {affiliation} ships" as "your {affiliation} ship"
}
phrase aura {
  "{fleet} {where_they_are} are {ship_changes}" as "{fleet} {where_they_are}: {ship_changes}"
  "{fleet} {where_they_are} are each {ship_changes}" as "{fleet} {where_they_are}: {ship_changes}"
  "{fleet} {where_they_are} is {ship_changes}" as "{fleet} {where_they_are}: {ship_changes}"
}
// A ship with somebody aboard.
phrase carrier {
  "your ship" as "host of this is your ship"
  "a {sort_words} ship" as "host of this is {sort_words} ship"
  "{title}" as "aboard {title}"
  "your {title}" as "aboard your {title}"
  "any {title}" as "aboard any {title}"
}
phrase ship_is {
  "it is {ship_changes}" as "{ship_changes}"
  "{ship_changes}" as "{ship_changes}"
  "{a: ship_attribute} is {sign}" as "{a} {sign}"
  "{a: ship_attribute} are {sign}" as "{a} {sign}"
}
phrase aura {
  "while on {carrier}, {ship_is}" as "while {carrier}, host: {ship_is}"
  "if on {carrier}, {ship_is}" as "while {carrier}, host: {ship_is}"
  "if aboard {carrier}, {ship_is}" as "while {carrier}, host: {ship_is}"
  "while on your ship, {ship_changes} against {drawn}" as
    "while some {drawn} personnel or craft in opposing_force and host of this is your ship, host: {ship_changes}"
}
// What somebody can do who is there.
phrase deed {
  "capture one {folk} {where_they_are}" as "capture one {folk} {where_they_are}"
  "capture any one {folk} {where_they_are}" as "capture one {folk} {where_they_are}"
  "kill one {folk} {where_they_are}" as "kill one {folk} {where_they_are}"
  "kill any one {folk} {where_they_are}" as "kill one {folk} {where_they_are}"
  "stop one {folk} {where_they_are}" as "stop one {folk} {where_they_are}"
  "\"stop\" one {folk} {where_they_are}" as "stop one {folk} {where_they_are}"
  "download {title}" as "download {title}"
  "download {title} here" as "download {title} to whereabouts of this"
  "discard a card to draw a card" as "discard one card in hand of you then draw 1"
  "discard a card from hand to draw a card" as "discard one card in hand of you then draw 1"
}
phrase how_often {
  "once per game" as "once per game"
  "twice per game" as "twice per game"
  "once each turn" as "once each turn"
  "once every turn" as "once every turn"
  "twice each turn" as "twice each turn"
}
phrase ability {
  "{aura}." as "{aura}"
  "{aura}. (Cumulative.)" as "{aura}; cumulative"
  "{aura} (cumulative)." as "{aura}; cumulative"
  "{how_often}, may {deed}." as "{how_often}: you may {deed}"
  "{how_often}, you may {deed}." as "{how_often}: you may {deed}"
}
// Who may come to somebody, and where somebody may come.
phrase guests {
  "your {folk}" as "your {folk}"
  "your {title}" as "your {title}"
  "any {title}" as "any {title}"
  "{folk}" as "{folk}"
  "your hand weapons" as "your hand_weapon card"
}
phrase ability {
  "{guests} may report where present." as "report where present: {guests}"
  "{guests} may report where present (for free)." as "report where present for free: {guests}"
  "{guests} may report for duty where present." as "report where present: {guests}"
  "may report where {title} is present." as "may report with {title}"
  "may report where your {title} is present." as "may report with your {title}"
  "{personnel_clause}" as "{personnel_clause}"
  "nullifies {title} where present." as "nullifies where present {title}"
  "when he leaves play, may download {title}." as "when leaves_play of this: you may download {title}"
  "may not be stunned." as "this cannot be stunned"
  "may not be captured." as "this cannot be captured"
}
// When somebody or a ship is changed.
phrase circumstance {
  "in {region}" as "whereabouts of this is {region}"
  "in {region} Region" as "whereabouts of this is {region}"
  "in [GQ]" as "quadrant of whereabouts of this = Gamma"
  "in Gamma Quadrant" as "quadrant of whereabouts of this = Gamma"
  "in [MQ]" as "quadrant of whereabouts of this = Mirror"
  "while you have a captive" as "some personnel captive_of you"
  "vs. {drawn}" as "some {drawn} personnel or craft in opposing_force"
  "vs. {icon}" as "some {icon} personnel or craft in opposing_force"
  "if {icon} aboard" as "some {icon} personnel aboard this"
}
