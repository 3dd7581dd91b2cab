set away_team_pack "Away Team Pack" released 1998

card "The Traveler" personnel {
  Non-Aligned
  VIP
  7 / 12 / 3
  species Tau_Alpha_C
  icons [AU], [Stf]
  property [TNG]
  traits male
  names "Lakanta"
  mentions "Wesley"
  not encoded "one sentence of its text cannot be read yet"
}
