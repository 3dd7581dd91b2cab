// What the columns of the lists say, apart from the text.

names title from "Name"
names sort from "Type"
names set from "Release"

// Names of files, numbers of the list, what nobody plays by, and what others print of a card.
passes over "Set", "ImageFile", "Set id", "Blueprint ID", "Info", "Lore", "Requires", "Reports"

// What is printed on cards and stands in no column.
tells nothing of "restriction boxes: with whom a card does not work, what it does not use, what it is without others"
tells nothing of "places: the names of the planets, stations and regions of space that missions lie at"

// What was read before such a word would say something else without what follows it.
bound "OR", "AND"

// Braces hold titles alone, and some spellings are slips.
spelled "DL/ " as "[DL] "
spelled "{Any " as "Any {"
spelled "{any " as "any {"
spelled "\"stopped.\"" as "stopped."
spelled "\"stopped,\"" as "stopped,"
spelled "\"stopped\"" as "stopped"
spelled "\"stops\"" as "stops"
spelled "D'Deridex Class" as "D'deridex Class"
spelled "Leaderships" as "Leadership"
spelled "any {tricorder}" as "any {Tricorder}"
spelled "Any {tricorder}" as "any {Tricorder}"
spelled "{The Needs of the Many}" as "{The Needs of the Many ...}"
spelled "{Rogue Borg}" as "{Rogue Borg Mercenaries}"
spelled "{Echo Papa 607}" as "{Echo Papa 607 Killer Drone}"
spelled "{<Kli> personnel}" as "[Among-Kli] personnel"
spelled "{<Fed> personnel}" as "[Among-Fed] personnel"
spelled "{Home Away from Home}" as "{Home Away From Home}"
spelled "{Resistance is Futile}" as "{Resistance Is Futile}"
spelled "{To Be Or Not To Be}" as "{To Be or Not to Be}"
spelled "{Holo-projectors}" as "{Holo-Projectors}"
spelled "[Flip][Flip][Flip][Flip] Hull:" as "[Flip][Flip][Flip][Flip]. Hull:"
// The two prefixes of Klingon ships are equal, and this ship has the other.
spelled "I.K.C. Buruk" as "I.K.S. Buruk"
spelled "the Emissary" as "The Emissary"
// One word in such brackets is no icon here.
spelled "<Lovok>" as "< Lovok >"
spelled "<Martok>" as "< Martok >"
spelled "<Odo>" as "< Odo >"
spelled "<Thelev>" as "< Thelev >"
// The rulebook draws the mirror universe in one way alone.
spelled "[MU]" as "[MQ]"
spelled "{Equipment card}" as "Equipment card"
spelled "{\"God}.\"" as "{\"God\"}."

phrase affiliation from enum affiliation
phrase affiliation_fact {
  "{affiliation}" as "affiliations {affiliation}"
}

phrase uniqueness_fact {
  "univ" as "head universal"
  "enig" as "head enigma"
}

// A word or a mark in the place of a number leaves it undefined. Of what X is, the text speaks.
phrase undefined {
  "NO" as "nothing"
  "Q" as "nothing"
  "*" as "nothing"
}
phrase variable {
  "{number}+X" as "{number}"
  "{number}+x" as "{number}"
  "{number}-X" as "{number}"
}
phrase INTEGRITY_fact {
  "{number}" as "INTEGRITY {number}"
  "{undefined}" as "INTEGRITY {undefined}"
  "X" as "INTEGRITY nothing; not encoded \"its INTEGRITY is X\""
  "{variable}" as "INTEGRITY {variable}; not encoded \"its INTEGRITY is more or less by X\""
}
phrase CUNNING_fact {
  "{number}" as "CUNNING {number}"
  "{undefined}" as "CUNNING {undefined}"
  "X" as "CUNNING nothing; not encoded \"its CUNNING is X\""
  "{variable}" as "CUNNING {variable}; not encoded \"its CUNNING is more or less by X\""
}
phrase STRENGTH_fact {
  "{number}" as "STRENGTH {number}"
  "{undefined}" as "STRENGTH {undefined}"
  "X" as "STRENGTH nothing; not encoded \"its STRENGTH is X\""
  "{variable}" as "STRENGTH {variable}; not encoded \"its STRENGTH is more or less by X\""
}
phrase RANGE_fact {
  "{number}" as "RANGE {number}"
  "{undefined}" as "RANGE {undefined}"
  "X" as "RANGE nothing; not encoded \"its RANGE is X\""
  "{variable}" as "RANGE {variable}; not encoded \"its RANGE is more or less by X\""
}
phrase WEAPONS_fact {
  "{number}" as "WEAPONS {number}"
  "{undefined}" as "WEAPONS {undefined}"
  "X" as "WEAPONS nothing; not encoded \"its WEAPONS is X\""
  "{variable}" as "WEAPONS {variable}; not encoded \"its WEAPONS is more or less by X\""
}
phrase SHIELDS_fact {
  "{number}" as "SHIELDS {number}"
  "{undefined}" as "SHIELDS {undefined}"
  "X" as "SHIELDS nothing; not encoded \"its SHIELDS is X\""
  "{variable}" as "SHIELDS {variable}; not encoded \"its SHIELDS is more or less by X\""
}
phrase points_fact {
  // The text says what the star adds.
  "{number}*" as "points {number}"
  "{number}" as "points {number}"
  "-{number}" as "points -{number}"
}
// Points of which the text says how many they are.
phrase card_points_fact {
  "{points_fact}" as "{points_fact}"
  "X" as "not encoded \"its points are X\""
  "{number}X" as "not encoded \"its points are {number} times X\""
  "{number}Z" as "not encoded \"its points are {number} times Z\""
  "+/-X" as "not encoded \"its points are X, won or lost\""
  "+/-{number}" as "not encoded \"its points are {number}, won or lost\""
  "{m: number} or -{n: number}" as "not encoded \"its points are {m}, or lost {n}\""
}
// A mission has a point box, or says that it has none.
phrase mission_points_fact {
  "{points_fact}" as "{points_fact}"
  "X" as "points nothing; not encoded \"its points are X\""
  "{number}X" as "points nothing; not encoded \"its points are {number} times X\""
}
phrase span_fact {
  "{number}" as "span {number}"
  "X" as "span nothing; not encoded \"its span is X\""
}

phrase icon from enum icon
phrase icon_facts {
  "{icon_fact}" as "{icon_fact}"
  "{icon_fact}{icon_facts}" as "{icon_fact}; {icon_facts}"
}
// Whom infiltrators come among.
phrase infiltration {
  "<Fed>" as "[Among-Fed]"
  "<Kli>" as "[Among-Kli]"
  "<Baj>" as "[Among-Baj]"
  "<Dom>" as "[Among-Dom]"
  "<Car>" as "[Among-Car]"
  "<Rom>" as "[Among-Rom]"
  "<Sta>" as "[Among-Sta]"
  "<Vul>" as "[Among-Vul]"
  "<Maq>" as "[Among-Maq]"
}
phrase icon_fact {
  "{infiltration}" as "icons {infiltration}; not encoded \"an infiltrator takes no part in what those do whom he is with\""
  "{infiltration} infiltration" as "icons {infiltration}; not encoded \"an infiltrator takes no part in what those do whom he is with\""
  "{icon}" as "icons {icon}"
  "[1]" as "countdown 1"
  "[2]" as "countdown 2"
  "[3]" as "countdown 3"
  "[4]" as "countdown 4"
  "<R)" as "nemesis_icons red_left"
  "(R>" as "nemesis_icons red_right"
  "<G)" as "nemesis_icons green_left"
  "(G>" as "nemesis_icons green_right"
  "<Y)" as "nemesis_icons yellow_left"
  "(Y>" as "nemesis_icons yellow_right"
  "<B)" as "nemesis_icons blue_left"
  "(B>" as "nemesis_icons blue_right"
  "<K)" as "nemesis_icons black_left"
  "(K>" as "nemesis_icons black_right"
  "<L)" as "nemesis_icons lilac_left"
  "(L>" as "nemesis_icons lilac_right"
  "<O)" as "nemesis_icons orange_left"
  "(O>" as "nemesis_icons orange_right"
  "(P>" as "nemesis_icons purple_right"
  "<S)" as "nemesis_icons silver_left"
  "(S>" as "nemesis_icons silver_right"
  "[X]" as "not encoded \"its countdown is X\""
  // It is among the characteristics, too.
  "Drone" as ""
}
phrase staffing_icons {
  "{icon}" as "staffing {icon}"
  "{icon}{staffing_icons}" as "staffing {icon}; {staffing_icons}"
}
phrase staffing_facts {
  "{staffing_icons}" as "{staffing_icons}"
}
phrase property_fact {
  "TNG" as "property [TNG]"
  "DS9" as "property [DS9]"
  "VOY" as "property [VOY]"
  "ENT" as "property [ENT]"
  "TOS" as "property [TOS]"
  "FC" as "property [FC]"
  "Nem" as "property [Nem]"
  "TUC" as "property [TUC]"
  "TWOK" as "property [TWOK]"
  "Gen" as "property [Gen]"
  "Ins" as "property [Ins]"
  "TSfS" as "property [TSfS]"
  "TVH" as "property [TVH]"
  "TFF" as "property [TFF]"
  "TMP" as "property [TMP]"
  "CCG" as "property [CCG]"
  "AKC" as "property [AKC]"
  "Armada" as "property [Armada]"
}

phrase mentions_fact {
  "{words}" as "mentions {words}"
}
phrase names_fact {
  "{words}" as "names {words}"
  // Whose counterpart in another universe somebody is, and whom he passes himself off as.
  "mirror opposite of {words}" as "opposite_of {words}"
  "impersonator of {words}" as "impersonates {words}"
  "({words})" as "opposite_of {words}"
  "<{words}>" as "impersonates {words}"
}
phrase commands_fact {
  "{words}" as "commands {words}"
}
phrase commanders_fact {
  "{words}" as "commanders {words}"
}
