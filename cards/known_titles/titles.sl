// Cards that the cards of these sets name, and that later sets bring.
titles "Gowron", "Enterprise", "Intuition",
  "Morn", "Mortal Q", "Scotty", "Space-Time Portal"
titles "Parallax Arguers", "System-Wide Cascade Failure", "Thought Maker"
titles "Near-Warp Transport", "Classic Communicator", "Construct Starship", "Crossover", "Amanda Grayson", "Quark Son of Keldar", "Nog"
titles "HQ", "Quantum Slipstream Drive", "Q2"
titles "Chalnoth", "Rebel Encounter", "Impassable Door", "Phased Matter", "Crystalline Entity"
