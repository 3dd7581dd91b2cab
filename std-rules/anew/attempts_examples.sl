// Attempts, and the dilemmas that are faced in them.

scenario "On a planet all your unstopped personnel there attempt, and as many dilemmas are drawn" under anew
  cites anew "attempt-planet", "face-count", "face-draw" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez", "Martin"
  given active objective of one: "Excavation"
  given dilemmas of two: 4 "Pinned Down" of two
  given stop "Martin"
  given turn of one
  when one attempts "Excavation" at "Iconia"
  then decision of two offers "Pinned Down"
  then size(drawn_dilemmas of two) = 2, size(dilemma_pile of two) = 2, "Davies" is in_attempt, "Martin" is not in_attempt
}
scenario "In space those aboard the ships that you pick attempt" under anew cites anew "attempt-space" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Galaxy"
  given ship of one at "Typhon Expanse": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Galaxy": "Davies", "Lopez"
  given crew of one on "U.S.S. Excelsior": "Martin"
  given active objective of one: "Military Exercises"
  given dilemmas of two: 4 "Pinned Down" of two
  given stop "Lopez"
  given turn of one
  when one attempts "Military Exercises" at "Typhon Expanse" with "U.S.S. Galaxy"
  then decision of two offers "Pinned Down"
  then "Davies" is in_attempt, "Lopez" is not in_attempt, "Martin" is not in_attempt, size(drawn_dilemmas of two) = 1
}
scenario "You attempt your own objectives at your own locations" under anew cites anew "attempt-where", "attempt-own-only" {
  given location of one: "Iconia"
  given location of two: "Khitomer" of two
  given stack of one on "Iconia": "Davies"
  given stack of one on "Khitomer": "Lopez"
  given active objective of one: "Excavation"
  given active objective of two: "Plague Planet" of two
  given turn of one
  when one attempts "Plague Planet" at "Iconia"
  then refused
  when one attempts "Excavation" at "Khitomer"
  then refused
  when one attempts "Excavation" at "Iconia"
  then "Davies" is stopped
}
scenario "A planet objective is attempted on a planet alone" under anew cites anew "location-types" {
  given location of one: "Iconia"
  given location of one: "Earth"
  given stack of one on "Iconia": "Davies"
  given stack of one on "Earth": "Lopez"
  given active objective of one: "Excavation"
  given active objective of one: "Military Exercises"
  given turn of one
  when one attempts "Military Exercises" at "Iconia"
  then refused
  when one attempts "Excavation" at "Earth"
  then refused
  when one attempts "Excavation" at "Iconia"
  then "Davies" is stopped
}
scenario "An objective that asks for a keyword is attempted where that is" under anew cites anew "attempt-keyword" {
  given location of one: "Typhon Expanse"
  given location of one: "Mutara Sector"
  given ship of one at "Typhon Expanse": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Davies"
  given ship of one at "Mutara Sector": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Excelsior": "Lopez"
  given active objective of one: "Mine Nebula"
  given turn of one
  when one attempts "Mine Nebula" at "Typhon Expanse" with "U.S.S. Galaxy"
  then refused
  when one attempts "Mine Nebula" at "Mutara Sector" with "U.S.S. Excelsior"
  then "Lopez" is stopped
}
scenario "What an objective asks for beforehand is asked before anybody begins" under anew cites anew "attempt-extra-req" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies"
  given active objective of one: "Extract Defector"
  given turn of one
  when one attempts "Extract Defector" at "Iconia"
  then refused because anew "attempt-extra-req"
  given stack of one on "Iconia": "Rixx"
  when one attempts "Extract Defector" at "Iconia"
  then "Davies" is stopped
}
scenario "Dilemmas that were overcome before lower the number" under anew cites anew "face-count" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez", "Martin"
  given active objective of one: "Excavation"
  given overcome beneath "Excavation": "Maglock" of two
  given dilemmas of two: 4 "Pinned Down" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  then decision of two offers "Pinned Down"
  then size(drawn_dilemmas of two) = 2
}
scenario "There may be none to draw" under anew cites anew "face-min-zero" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies"
  given active objective of one: "Excavation"
  given overcome beneath "Excavation": "Maglock" of two, "Invidium Leak" of two
  given dilemmas of two: 4 "Pinned Down" of two
  given turn of one
  then number_to_face("Excavation") = 0
  when one attempts "Excavation" at "Iconia"
  then "Davies" is stopped, size(dilemma_pile of two) = 4
  given stack of one on "Iconia": "Lopez", "Martin", "Kelly" version "Relief Tactical Officer"
  when one attempts "Excavation" at "Iconia"
  then decision of two offers "Pinned Down"
  then size(drawn_dilemmas of two) = 1
}
scenario "The player on the left draws, and chooses" under anew cites anew "face-draw", "dilemma-by-opponent", "face-choose" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez"
  given active objective of one: "Excavation"
  given dilemmas of two: "Triage" of two, "Kolaran Raiders" of two, "Maglock" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  then decision of two offers exactly "Triage", "Kolaran Raiders"
  when two lets them face "Kolaran Raiders"
  two passes
  then "Lopez" is stopped, "Triage" in dilemma_pile of two, face_up("Triage"), bottom(dilemma_pile of two) = "Triage"
}
scenario "The dilemmas lie hidden in the order that was chosen, and are met one by one" under anew cites anew "face-order" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez", "Martin", another "Martin"
  given active objective of one: "Excavation"
  given dilemmas of two: "Triage" of two, "Kolaran Raiders" of two, "Maglock" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Kolaran Raiders"
  when two lets them face "Triage"
  then decision of two offers "Maglock"
  then top(dilemma_stack of two) = "Kolaran Raiders", one does not see "Kolaran Raiders"
  two passes
  then decision of one offers "Martin", another "Martin"
  then "Kolaran Raiders" in overcome of "Excavation", "Triage" in faced
}
scenario "Whoever reaches a dilemma that lies face up shuffles the whole pile" under anew cites anew "face-reshuffle" {
  given dilemmas of two: "Triage" of two, 30 "Pinned Down" of two
  given turn "Triage" face_up
  given draw_dilemma(two)
  then not face_up(bottom(dilemma_pile of two)), not face_up(first d in drawn_dilemmas of two), "Triage" in dilemma_pile of two
}
scenario "Those who attempt do what the dilemma says, and nobody else is touched" under anew
  cites anew "face-follow", "face-scope", "face-overcome" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez"
  given ship of one at "Iconia": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Kelly" version "Relief Tactical Officer"
  given active objective of one: "Excavation"
  given dilemmas of two: "Kolaran Raiders" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Kolaran Raiders"
  then "Lopez" is stopped, "Kelly" is not stopped, "Kolaran Raiders" in overcome of "Excavation", one sees "Kolaran Raiders"
}
scenario "Who has what a dilemma asks for goes on" under anew cites anew "face-follow" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Beverly Crusher" version "Chief Physician", "Davies", "Lopez", "Martin"
  given active objective of one: "Treat Plague Ship"
  given dilemmas of two: "Invidium Leak" of two
  given turn of one
  when one attempts "Treat Plague Ship" at "Typhon Expanse" with "U.S.S. Galaxy"
  when two lets them face "Invidium Leak"
  then "Davies" is stopped, "Invidium Leak" in overcome of "Treat Plague Ship"
}
scenario "A dilemma that returns to its pile lies face up at the bottom, and is not overcome" under anew cites anew "face-placement" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Davies", "Lopez", "Rixx"
  given active objective of one: "Military Exercises"
  given dilemmas of two: "Maglock" of two, 3 "Pinned Down" of two
  given turn of one
  when one attempts "Military Exercises" at "Typhon Expanse" with "U.S.S. Galaxy"
  when two lets them face "Maglock"
  two passes
  then "Maglock" in dilemma_pile of two, face_up("Maglock"), size(overcome of "Military Exercises") = 0, "Davies" is stopped
}
scenario "A dilemma that is placed on a ship stays there" under anew cites anew "face-placement" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Davies", "Lopez", "Martin"
  given active objective of one: "Military Exercises"
  given dilemmas of two: "Gravimetric Distortion" of two
  given turn of one
  when one attempts "Military Exercises" at "Typhon Expanse" with "U.S.S. Galaxy"
  when two lets them face "Gravimetric Distortion"
  then "Gravimetric Distortion" in attached of "U.S.S. Galaxy", RANGE of "U.S.S. Galaxy" = 6, "Davies" is stopped
}
scenario "Who is stopped is out of the attempt, and helps no more" under anew cites anew "face-stopped-removed" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies", "Lopez", "Kahmis"
  given active objective of one: "Excavation"
  given dilemmas of two: "Kolaran Raiders" of two, another "Kolaran Raiders" of two, "Triage" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Kolaran Raiders"
  when two lets them face "Triage"
  two passes
  one chooses "Lopez"
  random picks "Kahmis"
  then "Kahmis" is killed, "Lopez" is stopped, "Lopez" is not killed
}
scenario "When nobody is left the other dilemmas are overcome" under anew cites anew "face-none-left" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez"
  given active objective of one: "Excavation"
  given put "Kolaran Raiders" of two into dilemma_stack of two
  given put "Triage" of two into dilemma_stack of two
  given mark "Lopez" as in_attempt
  given attempted_at = "Iconia"
  given attempter = one
  given meet_stack("Excavation", two, 5)
  then "Lopez" is stopped, "Triage" in overcome of "Excavation", "Lopez" is not killed
}
scenario "A second copy in one attempt is not faced, and overcome" under anew cites anew "face-duplicate" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez", "Kahmis", "Davies", "Martin"
  given active objective of one: "Excavation"
  given dilemmas of two: "Kolaran Raiders" of two, another "Kolaran Raiders" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Kolaran Raiders"
  when two lets them face another "Kolaran Raiders"
  one chooses "Lopez"
  then another "Kolaran Raiders" is not encountered, another "Kolaran Raiders" in overcome of "Excavation"
}
scenario "A dilemma for another sort of location is not faced, and overcome" under anew
  cites anew "face-wrong-type", "dilemma-types", "dilemma-icons" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez", "Davies", "Martin"
  given active objective of one: "Excavation"
  given dilemmas of two: "Maglock" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Maglock"
  then "Maglock" in overcome of "Excavation", "Maglock" is not encountered
}
scenario "Dual dilemmas serve at both" under anew cites anew "dilemma-types", "dilemma-icons" {
  given location of one: "Iconia"
  given location of one: "Typhon Expanse"
  given dilemmas of two: "Pinned Down" of two, "Maglock" of two, "Triage" of two
  given attempted_at = "Iconia"
  then not ("Pinned Down" is of_wrong_type), "Maglock" is of_wrong_type, not ("Triage" is of_wrong_type)
  given attempted_at = "Typhon Expanse"
  then not ("Pinned Down" is of_wrong_type), not ("Maglock" is of_wrong_type), "Triage" is of_wrong_type
}
scenario "Who goes over the budget loses that dilemma and all behind it" under anew cites anew "face-overbudget", "face-budget" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez", "Davies"
  given active objective of one: "Excavation"
  given dilemmas of two: "Temptation" of two, "Kolaran Raiders" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Temptation"
  when two lets them face "Kolaran Raiders"
  then "Temptation" is not encountered, "Kolaran Raiders" is not encountered
  then "Temptation" in overcome of "Excavation", "Kolaran Raiders" in overcome of "Excavation"
}
scenario "What costs no more than the number is faced" under anew cites anew "face-budget" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez", "Davies"
  given active objective of one: "Excavation"
  given dilemmas of two: "Pinned Down" of two
  given turn of one
  when one attempts "Excavation" at "Iconia"
  when two lets them face "Pinned Down"
  random picks "Davies"
  then "Pinned Down" is encountered, "Davies" is stopped
}
scenario "First the dilemmas, then the requirements, and no way back" under anew cites anew "attempt-two-parts", "attempt-no-abort" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Beverly Crusher" version "Chief Physician", "Martin", another "Martin", third "Martin",
    "Alyssa Ogawa" version "Enterprise Medical Assistant", "Kahmis"
  given active objective of one: "Medical Relief"
  given dilemmas of two: "Kolaran Raiders" of two
  given turn of one
  when one attempts "Medical Relief" at "Iconia"
  when two lets them face "Kolaran Raiders"
  then "Kahmis" is stopped, "Martin" is stopped, size(completed_objectives of one) = 0
}
scenario "Whoever is left needs every skill, and one person may supply several" under anew
  cites anew "check-when", "check-multi-skill", "check-success", "objective-def", "check-dilemmas-stay", "personnel-def" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Beverly Crusher" version "Chief Physician", "Data" version "Aspirer",
    "Kelly" version "Relief Tactical Officer", "Davies", "Lopez", "Rixx"
  given active objective of one: "Medical Relief"
  given overcome beneath "Medical Relief": 6 "Pinned Down" of two
  given turn of one
  when one attempts "Medical Relief" at "Iconia"
  then "Medical Relief" is completed, "Medical Relief" in completed_objectives of one, points of one = 30
  then size(overcome of "Medical Relief") = 6, "Data" is not stopped
}
scenario "The total has to be more than the number, and not just as much" under anew cites anew "check-attribute" {
  given location of one: "Typhon Expanse"
  given ship of one at "Typhon Expanse": "U.S.S. Galaxy"
  given ship of one at "Typhon Expanse": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Galaxy": "Beverly Crusher" version "Chief Physician", "Alyssa Ogawa" version "Enterprise Medical Assistant",
    "Martin", another "Martin", third "Martin"
  given crew of one on "U.S.S. Excelsior": "Dokar", "Khos", "Kelly" version "Relief Tactical Officer", "Data" version "Aspirer"
  given active objective of one: "Treat Plague Ship"
  given overcome beneath "Treat Plague Ship": 5 "Pinned Down" of two
  given turn of one
  when one attempts "Treat Plague Ship" at "Typhon Expanse" with "U.S.S. Galaxy"
  then size(completed_objectives of one) = 0, "Martin" is stopped
  given "Dokar": CUNNING +2 until end of turn
  when one attempts "Treat Plague Ship" at "Typhon Expanse" with "U.S.S. Excelsior"
  then "Treat Plague Ship" in completed_objectives of one
}
scenario "What was completed is closed for good" under anew cites anew "check-once" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Beverly Crusher" version "Chief Physician", "Data" version "Aspirer",
    "Kelly" version "Relief Tactical Officer", "Davies", "Lopez", "Rixx"
  given active objective of one: "Medical Relief"
  given overcome beneath "Medical Relief": 6 "Pinned Down" of two
  given turn of one
  when one attempts "Medical Relief" at "Iconia"
  when one attempts "Medical Relief" at "Iconia"
  then refused
  then points of one = 30
}
scenario "Who falls short is stopped, and others may try again at once" under anew cites anew "check-fail", "check-retry" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Davies"
  given ship of one at "Iconia": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Galaxy": "Lopez"
  given active objective of one: "Excavation"
  given turn of one
  when one attempts "Excavation" at "Iconia"
  then "Davies" is stopped, "Excavation" in active_objectives of one
  when one beams "Lopez" from "U.S.S. Galaxy" to "Iconia"
  when one attempts "Excavation" at "Iconia"
  then "Lopez" is stopped
}
scenario "While one order is carried out no other is given" under anew cites anew "one-order-at-a-time" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez", "Kahmis", "Davies"
  given stop "Davies"
  given hand of one: "Double Shift"
  given turn of one
  given mark "Lopez" as in_combat
  when one orders with "Double Shift"
  then refused
  given unmark "Lopez" as in_combat
  when one orders with "Double Shift"
  then "Davies" is not stopped
}
