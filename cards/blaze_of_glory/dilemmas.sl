set blaze_of_glory "Blaze of Glory" released 1999

card "New Essentialists" dilemma planet {
  property [DS9]
  unless INTEGRITY > 40 + Honor x2 OR CUNNING > 40 + Treachery x2: place_atop one personnel in team at random where mode of it != Borg
  nullify with "Jamaharon"
}
