// Who was what in 1995, and who is today.

scenario "An OFFICER by his box leads, and one by a skill does not" under faq95 cites faq95 "1.1-leader" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kurak", "Kahless" version "The Next Generation"
  then "Kahless" is leader, "Kurak" is not leader
}

scenario "Half a leader leads with another half" under faq95 cites faq95 "3.6-toral" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Toral"
  given away team of two on "Cloaked Mission": "Toral" of two
  given put "Toral" of two into hand of two
  then "Toral" is not leader
  given away team of two on "Cloaked Mission": another "Toral" of two
  then "Toral" is leader
}

scenario "Nothing ages an android, and no disease of the species takes a hologram" under faq95 cites faq95 "3.6-hea-species" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hyper-Aging"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  given turn of one
  when one attempts "Botanical Research"
  then "Davies" suffers_from "Hyper-Aging", not ("Data" suffers_from "Hyper-Aging")
}

scenario "Today it ages one as well" under r24 cites r24 "8.1" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hyper-Aging"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  given turn of one
  when one attempts "Botanical Research"
  then "Davies" suffers_from "Hyper-Aging", "Data" suffers_from "Hyper-Aging"
}

scenario "The captains of the Federation's ships stand on the ships' cards" under faq95 cites faq95 "3.8-log-u-s-s-yamato",
  "3.8-log-u-s-s-phoenix", "3.8-log-u-s-s-sutherland", "3.8-log-u-s-s-hood", "3.8-log-u-s-s-enterprise-c", "3.8-log-future-enterprise",
  "3.8-log-u-s-s-stargazer", "3.8-log-strict", "3.8-log-none-u-s-s-enterprise" {
  given hand of one: "U.S.S. Yamato", "Donald Varley", "U.S.S. Phoenix", "Benjamin Maxwell", "U.S.S. Sutherland", "Data" version "Premiere",
    "U.S.S. Hood", "Robert DeSoto", "U.S.S. Enterprise-C", "Rachel Garrett", "Future Enterprise", "Admiral Riker", "U.S.S. Stargazer",
    "Jean-Luc Picard" version "Premiere", "U.S.S. Enterprise" version "Premiere"
  then "Donald Varley" is matching_commander_of "U.S.S. Yamato", "Benjamin Maxwell" is matching_commander_of "U.S.S. Phoenix",
    "Data" is matching_commander_of "U.S.S. Sutherland", "Robert DeSoto" is matching_commander_of "U.S.S. Hood",
    "Rachel Garrett" is matching_commander_of "U.S.S. Enterprise-C", "Admiral Riker" is matching_commander_of "Future Enterprise",
    "Jean-Luc Picard" is matching_commander_of "U.S.S. Stargazer"
  then not ("Jean-Luc Picard" is matching_commander_of "U.S.S. Enterprise")
}

scenario "So do those of the Klingons, and three ships have none" under faq95 cites faq95 "3.8-log-i-k-c-bortas", "3.8-log-i-k-c-pagh",
  "3.8-log-i-k-c-hegh-ta", "3.8-log-i-k-c-t-ong", "3.8-log-i-k-c-maht-h-a", "3.8-log-none-i-k-c-buruk", "3.8-log-none-i-k-c-qu-vat",
  "3.8-log-none-i-k-c-vorn" {
  given hand of one: "I.K.S. Bortas", "Gowron", "I.K.S. Pagh" version "Premiere", "Kargan", "I.K.S. Hegh'ta", "Kurn" version "Premiere",
    "I.K.S. T'Ong", "K'Temoc", "I.K.C. Maht-H'a", "Nu'Daq" version "Premiere", "I.K.S. Buruk", "I.K.S. Qu'Vat", "Torak", "I.K.S. Vorn",
    "Duras" version "Premiere"
  then "Gowron" is matching_commander_of "I.K.S. Bortas", "Kargan" is matching_commander_of "I.K.S. Pagh",
    "Kurn" is matching_commander_of "I.K.S. Hegh'ta", "K'Temoc" is matching_commander_of "I.K.S. T'Ong",
    "Nu'Daq" is matching_commander_of "I.K.C. Maht-H'a"
  then not ("Gowron" is matching_commander_of "I.K.S. Buruk"), not ("Torak" is matching_commander_of "I.K.S. Qu'Vat"),
    not ("Duras" is matching_commander_of "I.K.S. Vorn")
}

scenario "So do those of the Romulans and of nobody" under faq95 cites faq95 "3.8-log-haakona", "3.8-log-devoras", "3.8-log-khazara",
  "3.8-log-decius", "3.8-log-terix", "3.8-log-mercenary-ship", "3.8-log-gomtuu", "3.8-log-tama", "3.8-log-zalkonian-vessel" {
  given hand of one: "Haakona", "Taris", "Devoras", "Mendak", "Khazara", "Toreth", "Decius", "Tomalak" version "Premiere", "Terix", "Sirol",
    "Mercenary Ship", "Baran", "Gomtuu", "Tam Elbrun", "Tama", "Dathon", "Zalkonian Vessel", "Sunad"
  then "Taris" is matching_commander_of "Haakona", "Mendak" is matching_commander_of "Devoras",
    "Toreth" is matching_commander_of "Khazara", "Tomalak" is matching_commander_of "Decius", "Sirol" is matching_commander_of "Terix",
    "Baran" is matching_commander_of "Mercenary Ship", "Tam Elbrun" is matching_commander_of "Gomtuu",
    "Dathon" is matching_commander_of "Tama", "Sunad" is matching_commander_of "Zalkonian Vessel"
}

scenario "What somebody's own card says of his command counts for nothing" under faq95 cites faq95 "3.8-log-strict", "3.8-log-multi" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Premiere"
  given ship of one at "Amnesty Talks": "U.S.S. Phoenix"
  given crew of one on "U.S.S. Enterprise": "Jean-Luc Picard" version "Premiere"
  given table of one: "Captain's Log"
  then WEAPONS of "U.S.S. Enterprise" = printed WEAPONS of "U.S.S. Enterprise"
  then WEAPONS of "U.S.S. Phoenix" = printed WEAPONS of "U.S.S. Phoenix"
  given crew of one on "U.S.S. Phoenix": "Benjamin Maxwell"
  then WEAPONS of "U.S.S. Phoenix" = printed WEAPONS of "U.S.S. Phoenix" + 3
}

scenario "Today it counts" under r24 cites r24 "10.3" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Premiere"
  given crew of one on "U.S.S. Enterprise": "Jean-Luc Picard" version "Premiere"
  given table of one: "Captain's Log"
  then WEAPONS of "U.S.S. Enterprise" = printed WEAPONS of "U.S.S. Enterprise" + 3
}

scenario "Two captives are interrogated in one turn, each by a card of his own" under r24, faq95
  cites r24 "gl cumulative" cites faq95 "3.8-interrogate-many" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two
  given one captures "Kromm"
  given one captures "Kurak"
  given "Interrogation" of one on "Kromm"
  given another "Interrogation" of one on "Kurak"
  given turn of one
  when one uses "Interrogation"
  two chooses way 2
  when one uses another "Interrogation"
  two chooses way 2
  then points of one = 2
  when one uses "Interrogation"
  then refused
}

scenario "Neither a name in the lore nor a picture makes a card another's" under faq95 cites faq95 "1.3-different-names",
  "1.3-not-picture" {
  given hand of one: "Galen", "Countermanda", "Kevin Uxbridge: Convergence"
  then covers("Kevin Uxbridge", "Kevin Uxbridge: Convergence")
  then not covers("Jean-Luc Picard", "Galen"), not covers("Amanda Rogers", "Countermanda")
}
