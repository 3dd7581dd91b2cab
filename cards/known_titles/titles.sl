// Cards that the cards of these sets name, and that later sets bring.
titles "Arbiter of Succession", "Atmospheric Ionization", "Clone Machine", "Dig", "Dr. Telek R'Mor", "Emergency Transport Unit",
  "Engage Cloak", "Federation PADD", "I.K.S. T'Ong", "Intuition", "Jamaharon", "James T. Kirk", "Life-form Scan", "Lower Decks",
  "Lwaxana Troi", "Marouk", "Metaphasic Shields", "Morn", "Mortal Q", "Scotty", "Space-Time Portal", "Starfleet Type II Phaser",
  "Treaty: Federation/Klingon", "U.S.S. Hood", "Wall of Ships", "Warrior's Birthright"
