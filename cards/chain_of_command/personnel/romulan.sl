set chain_of_command "Chain of Command" released 2009

card "Shinzon" version "Chain of Command" personnel {
  Romulan
  VIP, Leadership, Treachery x2, Diplomacy, ENGINEER
  1 / 7 / 6
  species human
  icons [Among-Fed], [Cmd]
  nemesis_icons green_left
  property [Nem]
  traits general, infiltrator, male, praetor
  impersonates "Jean-Luc Picard"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}
