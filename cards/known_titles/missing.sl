// Cards that texts name, and that no list brings yet.
titles "Generate Fake ID", "Group of Individuals", "Guard Drone", "Holoprogram: Make-Out Point", "I Love You", "IDIC Medallion",
  "Kamin", "Kanar", "Kosst Amojan", "Legal Proceedings", "Let Me Take a Look", "Lirpa", "Question Intruder", "Shran",
  "The Name is Bell", "Zefram Cochrane's Shotgun"
