// A demonstration: titles and figures are those of printed cards where there are such, and the texts are made for these rules.

set anew_demonstration "A New Way to Play: demonstration" unreleased

card "Jean-Luc Picard" version "Starship Captain" personnel {
  Federation
  Diplomacy, Honor, Law, Leadership, Navigation, Officer
  8 / 6 / 6
  cost 3
  icons [Cmd], [TNG]
}
card "Jean-Luc Picard" version "Explorer" personnel {
  Federation
  Archaeology, Diplomacy x2, Honor, Leadership, Officer
  8 / 6 / 6
  cost 4
  icons [Cmd], [TNG]
}
card "William T. Riker" version "Number One" personnel {
  Federation
  Diplomacy, Leadership, Navigation, Officer
  6 / 6 / 6
  cost 2
  icons [Cmd], [TNG]
}
card "Data" version "Aspirer" personnel {
  Federation
  Astrometrics, Engineer, Exobiology, Officer, Programming x2
  6 / 10 / 10
  cost 5
  icons [Cmd], [TNG]
}
card "Geordi La Forge" version "Chief Engineer" personnel {
  Federation
  Engineer x2, Leadership, Physics, Programming
  6 / 6 / 5
  cost 3
  icons [Cmd], [TNG]
  once each turn: you may discard one card in hand of you then draw 1
}
card "Beverly Crusher" version "Chief Physician" personnel {
  Federation
  Biology, Exobiology, Medical x2
  6 / 6 / 4
  cost 2
  icons [Cmd], [TNG]
}
card "Deanna Troi" version "Guide and Conscience" personnel {
  Federation
  Anthropology, Biology, Diplomacy, Navigation, Officer, Telepathy
  6 / 5 / 4
  cost 3
  icons [Cmd], [TNG]
  while this is in_attempt: this: CUNNING +1
}
card "Worf" version "Security Detail Leader" personnel {
  Federation
  Honor x2, Leadership, Officer, Security
  8 / 5 / 8
  cost 4
  icons [Cmd], [TNG]
  may join engagements
}
card "Elizabeth Shelby" version "Formidable Presence" personnel {
  Federation
  Exobiology, Geology, Leadership, Officer, Security
  6 / 6 / 5
  cost 2
  icons [Cmd], [TNG]
}
card "Kelly" version "Relief Tactical Officer" personnel {
  Federation
  Engineer, Physics, Security
  5 / 7 / 7
  cost 2
  icons [Stf], [TNG]
}
card "Robin Lefler" version "Mission Specialist" personnel {
  Federation
  Engineer, Exobiology, Programming, Transporters
  6 / 6 / 5
  cost 2
  icons [Stf], [TNG]
}
card "Alyssa Ogawa" version "Enterprise Medical Assistant" personnel {
  Federation
  Biology, Exobiology, Medical
  6 / 5 / 4
  cost 2
  icons [Stf], [TNG]
}
card "Davies" personnel {
  Federation
  Geology, Physics, Science
  5 / 6 / 5
  cost 1
  icons [Stf], [TNG]
}
card "Lopez" personnel {
  Federation
  Biology, Honor, Security
  6 / 5 / 6
  cost 1
  icons [Stf], [TNG]
}
card "Martin" personnel {
  Federation
  Exobiology, Medical, Programming
  6 / 5 / 5
  cost 1
  icons [Stf], [TNG]
}
card "Rixx" personnel {
  Federation
  Astrometrics, Leadership, Officer
  6 / 5 / 5
  cost 1
  icons [Cmd], [TNG]
}
card "Lian T'su" personnel {
  Federation
  Navigation, Officer, Transporters
  6 / 5 / 4
  cost 1
  icons [Stf], [TNG]
}
card "Daniel Kwan" personnel {
  Federation
  Engineer, Physics, Telepathy
  6 / 5 / 5
  cost 1
  icons [Stf], [TNG]
}
card "U.S.S. Galaxy" ship {
  Federation
  8 / 8 / 9
  cost 5
  staffing [Cmd], [Stf] x3
  icons [E]
}
card "U.S.S. Excelsior" ship {
  Federation
  8 / 7 / 7
  cost 4
  staffing [Stf] x3
  icons [E]
}
