// Who is what.

// Whoever has Leadership, or is an OFFICER by classification, leads.
amend rule skills cites faq95 "1.1-leader" {
  replace adjective leader (p: personnel) means
    not (p is unusable) and (skill_level(Leadership, p) > 0 or classification of p = OFFICER)
      and (not (covers("Toral", p)) or some x: personnel where x != p and covers("Toral", x) and x is beside p)
}

// What ages people, or changes their kind, does nothing to machines.
rule artificial_people cites faq95 "3.6-hea-species" {
  /// A hologram, an android or an exocomp.
  relation (p: personnel) artificial means p is hologram or p is android
  /// The dilemma is about aging or about the species of people.
  relation (d: card) about_flesh means
    covers("Hyper-Aging", d) or covers("Rascals", d) or covers("Barclay's Protomorphosis Disease", d) or covers("Yuta", d)
  forbid kill of (p: personnel) when p is artificial and acting is something and acting is about_flesh because "{p} is of no flesh"
  forbid afflict of (p: personnel) when p is artificial and acting is something and acting is about_flesh because "{p} is of no flesh"
}

// Whom his ship has switched off it runs again when his owner's next turn begins.
amend rule holograms cites faq95 "3.6-holo-killed" {
  when turn_begins (p: player) for each c: personnel
    where owner of c = p and c is hologram and c is deactivated and host of c is projects and deactivated_in of c > 0 {
    activate_program c
  }
}

// Of captains the ship's own card speaks, and no other. Those below are on the list of 1995 by other names.
amend rule matching_commanders cites faq95 "3.8-log-strict" {
  replace relation (p: personnel) matching_commander_of (c: craft) cites faq95 "3.8-log-strict", "3.8-log-none-u-s-s-enterprise",
    "3.8-log-none-i-k-c-buruk", "3.8-log-none-i-k-c-qu-vat", "3.8-log-none-i-k-c-vorn" means
    some n in captains_on(c as ship) where title of p = n
  /// The titles of the personnel whom a ship's card names as captain or commander.
  noun captains_on (s: ship) gives set of text cites faq95 "3.8-log-u-s-s-yamato", "3.8-log-u-s-s-phoenix", "3.8-log-u-s-s-sutherland",
    "3.8-log-u-s-s-hood", "3.8-log-u-s-s-enterprise-c", "3.8-log-future-enterprise", "3.8-log-u-s-s-stargazer", "3.8-log-i-k-c-bortas",
    "3.8-log-i-k-c-pagh", "3.8-log-i-k-c-hegh-ta", "3.8-log-i-k-c-t-ong", "3.8-log-i-k-c-maht-h-a", "3.8-log-haakona", "3.8-log-devoras",
    "3.8-log-khazara", "3.8-log-decius", "3.8-log-terix", "3.8-log-mercenary-ship", "3.8-log-gomtuu", "3.8-log-tama",
    "3.8-log-zalkonian-vessel" means
    ["Data"] if covers("U.S.S. Sutherland", s) else ["Mendak"] if covers("Devoras", s) else commanders of s
}
