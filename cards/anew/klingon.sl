// A demonstration: titles and figures are those of printed cards where there are such, and the texts are made for these rules.

set anew_demonstration "A New Way to Play: demonstration" unreleased

card "Martok" version "Leader of Destiny" personnel {
  Klingon
  Honor x2, Leadership x2, Officer
  8 / 6 / 8
  cost 4
  icons [Cmd]
  may join engagements
}
card "Gowron" version "Leader of the High Council" personnel {
  Klingon
  Anthropology, Honor, Law, Leadership x2
  6 / 5 / 8
  cost 4
  icons [Cmd]
  at end of each turn: draw 1
}
card "Kang" version "Honored Warrior" personnel {
  Klingon
  Honor, Leadership, Officer, Physics, Security
  6 / 6 / 7
  cost 3
  icons [Cmd]
  takes tactic "Maximum Firepower"
}
card "B'Etor" version "Sister of Duras" personnel {
  Klingon
  Leadership, Physics, Science, Treachery x2
  2 / 6 / 6
  cost 2
  icons [Cmd]
}
card "Lursa" version "Ambitious Renegade" personnel {
  Klingon
  Engineer, Leadership, Navigation, Treachery x2
  2 / 6 / 7
  cost 2
  icons [Cmd]
}
card "Kahlest" version "GhojmoH of Worf" personnel {
  Klingon
  Anthropology, Honor, Medical
  7 / 5 / 3
  cost 2
  at start of each turn: draw 1
}
card "K'nera" version "Klingon Defense Force Commander" personnel {
  Klingon
  Honor, Law, Officer, Security, Transporters
  6 / 4 / 7
  cost 2
  icons [Cmd]
}
card "Kargan" version "Rash Captain" personnel {
  Klingon
  Leadership, Officer, Programming
  5 / 4 / 7
  cost 2
  icons [Cmd]
}
card "Bo'rak" version "Klingon Intelligence Agent" personnel {
  Klingon
  Engineer, Intelligence, Physics, Transporters
  6 / 4 / 7
  cost 3
  icons [Stf]
}
card "B'amara" personnel {
  Klingon
  Biology, Honor, Medical, Physics, Programming
  6 / 5 / 6
  cost 2
  icons [Stf]
}
card "Dokar" personnel {
  Klingon
  Biology, Navigation, Officer
  5 / 4 / 7
  cost 1
  icons [Cmd]
}
card "J'Dan" personnel {
  Klingon
  Exobiology, Science, Treachery
  3 / 5 / 7
  cost 1
  icons [Stf]
}
card "Kahmis" personnel {
  Klingon
  Leadership, Security, Transporters
  6 / 4 / 7
  cost 1
  icons [Stf]
}
card "Khos" personnel {
  Klingon
  Biology, Medical, Navigation, Officer
  5 / 4 / 6
  cost 2
  icons [Cmd]
}
card "Losta" personnel {
  Klingon
  Geology, Navigation, Officer
  5 / 5 / 6
  cost 2
  icons [Stf]
}
card "Divok" personnel {
  Klingon
  Biology, Honor, Medical, Physics
  6 / 5 / 6
  cost 2
}
card "Khar" personnel {
  Klingon
  Exobiology, Honor, Officer, Security
  6 / 5 / 6
  cost 2
}
card "I.K.S. K'Vort" ship {
  Klingon
  7 / 8 / 7
  cost 4
  staffing [Stf] x3
}
card "I.K.S. K't'inga" ship {
  Klingon
  7 / 7 / 7
  cost 4
  staffing [Cmd], [Stf]
}
