// Who is captain or commander of a ship or facility, by what its card says or by what his own card says.

// Each names the other by its whole title.
rule matching_commanders cites r24 "10.3-matching-commander" cites faq95 "3.8-log-multi" {
  /// The personnel is a matching commander of the ship or facility.
  relation (p: personnel) matching_commander_of (c: craft) cites r24 "g-ikc-and-iks", "g-dathon", "10.3-matching-commander", "12.13-ikc-iks"
    cites cr98 "commander-def", "commander-not-specific", "cmdr-bozeman", "cmdr-enterprise", "cmdr-ent-c", "cmdr-ent-e", "cmdr-pasteur",
    "cmdr-phoenix-uss", "cmdr-stargazer", "cmdr-sutherland", "cmdr-bortas", "cmdr-chang", "cmdr-heghta", "cmdr-mahtha", "cmdr-pagh",
    "cmdr-dderidex", "cmdr-decius", "cmdr-devoras", "cmdr-haakona", "cmdr-khazara", "cmdr-qcube", "cmdr-qsphere", "cmdr-gomtuu",
    "cmdr-mercenary", "cmdr-phoenix", "cmdr-tama", "cmdr-lander", "cmdr-terix", "cmdr-notes" cites r18 "eq-ikc", "mc-tama",
    "persona-commander-own-lore", "lore-exact" means
    (some n in commands of p where n = title of c) or (some n in commanders of (c as ship) where title of p = n)
  /// A ship with its matching commander aboard.
  relation (s: ship) has_its_commander cites faq95 "3.8-log-multi" cites r18 "mc-not-disabled", "mc-one", "mc-facility" means
    some p: personnel in interior of s where p is matching_commander_of s and not (p is unusable)
}

// To be of an unknown class is to be of none that another ship is of.
rule ship_classes cites r18 "class-unknown", "class-advanced" {
  /// The two ships are of one class, in whatever refit.
  relation (a: card) of_one_class_with (b: card) means
    not text_has(ship_class of (a as ship), "Unknown")
    and (ship_class of (a as ship) = ship_class of (b as ship) or a is_modified_from b or b is_modified_from a)
  /// The ship's class is a modification of the other ship's class.
  relation (a: card) is_modified_from (b: card) means
    text_has(ship_class of (a as ship), "Modified") and text_has(ship_class of (a as ship), ship_class of (b as ship))
}
