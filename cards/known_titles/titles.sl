// Cards that the cards of these sets name, and that later sets bring.
titles "Gowron", "Enterprise", "Arbiter of Succession", "Dig", "Emergency Transport Unit",
  "Engage Cloak", "I.K.S. T'Ong", "Intuition", "Horga'hn", "Parallel Romance", "James T. Kirk",
  "Marouk", "Morn", "Mortal Q", "Scotty", "Space-Time Portal",
  "Warrior's Birthright"
