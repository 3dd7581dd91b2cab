// Who commands what in 1998. The list of that year has two pairs more than that of today, and none less.

scenario "The ships of the Federation have their commanders" under cr98 cites cr98 "cmdr-bozeman", "cmdr-enterprise", "cmdr-ent-c",
  "cmdr-ent-e", "cmdr-pasteur", "cmdr-phoenix-uss", "cmdr-stargazer", "cmdr-sutherland", "commander-def" {
  given hand of one: "U.S.S. Bozeman", "Morgan Bateson", "U.S.S. Enterprise" version "Premiere", "Jean-Luc Picard" version "Premiere",
    "Admiral Picard", "U.S.S. Enterprise-C", "Rachel Garrett", "U.S.S. Enterprise-E" version "First Contact",
    "Jean-Luc Picard" version "First Contact", "U.S.S. Pasteur", "Beverly Picard", "U.S.S. Phoenix", "Benjamin Maxwell", "U.S.S. Stargazer",
    "U.S.S. Sutherland", "Data" version "Premiere", "Data" version "First Contact"
  then "Morgan Bateson" is matching_commander_of "U.S.S. Bozeman",
    "Jean-Luc Picard" version "Premiere" is matching_commander_of "U.S.S. Enterprise" version "Premiere",
    "Admiral Picard" is matching_commander_of "U.S.S. Enterprise" version "Premiere",
    "Rachel Garrett" is matching_commander_of "U.S.S. Enterprise-C",
    "Jean-Luc Picard" version "First Contact" is matching_commander_of "U.S.S. Enterprise-E" version "First Contact",
    "Beverly Picard" is matching_commander_of "U.S.S. Pasteur", "Benjamin Maxwell" is matching_commander_of "U.S.S. Phoenix",
    "Jean-Luc Picard" version "Premiere" is matching_commander_of "U.S.S. Stargazer",
    "Jean-Luc Picard" version "First Contact" is matching_commander_of "U.S.S. Stargazer",
    "Data" version "Premiere" is matching_commander_of "U.S.S. Sutherland",
    "Data" version "First Contact" is matching_commander_of "U.S.S. Sutherland"
}

scenario "The ships of the Klingons and Romulans have theirs" under cr98 cites cr98 "cmdr-bortas", "cmdr-chang", "cmdr-heghta",
  "cmdr-mahtha", "cmdr-pagh", "cmdr-dderidex", "cmdr-decius", "cmdr-devoras", "cmdr-haakona", "cmdr-khazara", "cmdr-terix", "cmdr-notes",
  "commander-not-specific" {
  given hand of one: "I.K.S. Bortas", "Gowron", "I.K.S. Chang", "Governor Worf", "I.K.S. Hegh'ta", "Kurn" version "Premiere",
    "I.K.C. Maht-H'a", "Nu'Daq" version "Premiere", "I.K.S. Pagh" version "Premiere", "Kargan", "D'deridex", "Tomalak" version "Premiere",
    "Decius", "Devoras", "Mendak", "Haakona", "Taris", "Khazara", "Toreth", "Terix", "Sirol"
  then "Gowron" is matching_commander_of "I.K.S. Bortas", "Governor Worf" is matching_commander_of "I.K.S. Chang",
    "Kurn" version "Premiere" is matching_commander_of "I.K.S. Hegh'ta",
    "Nu'Daq" version "Premiere" is matching_commander_of "I.K.C. Maht-H'a",
    "Kargan" is matching_commander_of "I.K.S. Pagh" version "Premiere", "Tomalak" version "Premiere" is matching_commander_of "D'deridex",
    "Tomalak" version "Premiere" is matching_commander_of "Decius", "Mendak" is matching_commander_of "Devoras",
    "Taris" is matching_commander_of "Haakona", "Toreth" is matching_commander_of "Khazara", "Sirol" is matching_commander_of "Terix"
}

scenario "So have those of the Borg and of nobody" under cr98 cites cr98 "cmdr-qcube", "cmdr-qsphere", "cmdr-gomtuu", "cmdr-mercenary",
  "cmdr-phoenix", "cmdr-tama", "cmdr-lander", "cmdr-notes" {
  given hand of one: "Queen's Borg Cube", "Borg Queen" version "First Contact", "Queen's Borg Sphere" version "First Contact", "Gomtuu",
    "Tam Elbrun", "Mercenary Ship", "Baran", "Phoenix", "Zefram Cochrane", "Tama", "Dathon", "Vulcan Lander" version "First Contact",
    "Solkar" version "First Contact"
  then "Borg Queen" version "First Contact" is matching_commander_of "Queen's Borg Cube",
    "Borg Queen" version "First Contact" is matching_commander_of "Queen's Borg Sphere" version "First Contact",
    "Tam Elbrun" is matching_commander_of "Gomtuu", "Baran" is matching_commander_of "Mercenary Ship",
    "Zefram Cochrane" is matching_commander_of "Phoenix", "Dathon" is matching_commander_of "Tama",
    "Solkar" version "First Contact" is matching_commander_of "Vulcan Lander" version "First Contact"
}

scenario "Two of them are no commanders any more" under r24 cites r24 "10.3" {
  given hand of one: "D'deridex", "Tomalak", "U.S.S. Sutherland", "Data"
  then not ("Tomalak" is matching_commander_of "D'deridex"), not ("Data" is matching_commander_of "U.S.S. Sutherland")
}

scenario "A commander is one of this ship, or of every ship of its class, and of no other" under cr98
  cites cr98 "commander-def", "commander-not-specific", "cmdr-dderidex" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "D'deridex"
  given ship of one at "Amnesty Talks": "Decius"
  given ship of one at "Amnesty Talks": "Devoras"
  given crew of one on "D'deridex": "Tomalak"
  given crew of one on "Decius": "Mendak"
  given crew of one on "Devoras": "Toreth"
  given table of one: "Captain's Log"
  then WEAPONS of "D'deridex" = printed WEAPONS of "D'deridex" + 3
  then WEAPONS of "Decius" = printed WEAPONS of "Decius", WEAPONS of "Devoras" = printed WEAPONS of "Devoras"
}
