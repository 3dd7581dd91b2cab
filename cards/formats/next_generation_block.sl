// One block: the sets about the Enterprise of Jean-Luc Picard, and what every block may use besides.

format "The Next Generation block" {
  rules r24
  pool set the_next_generation, engage, the_skys_the_limit, coming_of_age, q_who
  pool card "Christopher Pike", "Lt. Palmer", "Yeoman Rand"
  pool card "Fissure Research"
  pool card "Bat'leth", "Battle Bridge Door", "R'Mal"
  pool card "Starship Enterprise" version "Chain of Command", "Where No Man Has Gone Before"
  pool card "Climbing the Ranks", "Ensure Their Silence"
  pool card "Brief Romance", "Common Thief"
  pool card "Emory Erickson", "Enterprise", "Ethan Novakovich", "Hoshi Sato", "Jeremy Lucas", "Malcolm Reed", "Phlox", "Travis Mayweather"
  pool card "Dominion War Efforts"
  pool card "Flim-Flam Artist", "Murder Investigation", "Picking Up the Pieces", "Restricted Area"
  pool card "Clash at Chin'toka", "Genesis Planet", "Investigate Derelict", "Navigate Argolis Cluster", "Renovate Starbase",
    "Signal for Rescue", "Starting Over", "Surgery Under Fire", "Unstable Matrix"
  pool card "A Bad End", "A Second Chance at Life", "Cellular Peptide Cake", "Crew Advancement", "Don't Let It End This Way",
    "History Repeats Itself", "It's Green", "Justice or Vengeance", "Line of Defense", "Occupational Hazards", "Shields Up!",
    "Unorthodox Preservation"
  pool card "El-Aurian Phaser", "Jaglom Shrek", "Jonathan Archer" version "Homefront III", "Mr. Tricorder", "Persis", "Reaching Out",
    "Sabrun", "T'Lara", "The Viceroy" version "Homefront III", "Tomalak" version "Homefront III", "Trilithium Weapon Control PADD",
    "Trolarak", "Wesley Crusher" version "Homefront III"
  pool card "Alidar Jarok" version "Homefront II", "Ambassador Sarek" version "Homefront II", "Andrea Brand", "Assassination Plot",
    "Burrows", "Cardassian Processing", "Chang", "Cold Warriors", "Dangerous Climb", "Dedication to Duty", "Dig",
    "Dignitaries and Witnesses", "Diplomatic Contact", "Forsaken", "Fractured Time", "Gomtuu Shock Wave", "Karina" version "Homefront II",
    "Nu'Daq" version "Homefront II", "Ruwon" version "Homefront II", "Selveth" version "Homefront II", "Space Boomer", "Tactical Scan",
    "Tal'Aura", "Travis Mayweather" version "Homefront II"
  pool card "Porthos"
  pool card "Balok", "Dr. Roger Korby", "Fesarius", "Lt. Kyle", "Lt. Moreau", "Nurse Chapel", "Ruk", "Wyatt Earp"
  pool card "Female's Love Interest", "Male's Love Interest", "Palteth", "Takket", "Taul", "Thei", "Varel", "Where No One Has Gone Before"
  pool card "Grish", "Krem", "Martrex", "Muk", "Quetsivoo", "Senator Vrax", "Ulis", "Vina"
  pool card "Admiral Valdore", "Antaak", "Automated Repair Station", "Control Plague", "D'Nesh", "Diverse Experiences",
    "Drone Control Room", "Erika Hernandez", "Finally Ready to Swim", "Free Orion Slaves", "Gareb", "Garrid", "General K'Vagh",
    "Grappler", "I.K.S. Nguq'Yab", "Laneth", "Marab", "McDermott", "Mimetic Simbiot", "Nijil", "Observe Stellar Rebirth",
    "Prevent Rebellion", "Raptor One", "Remote Interference", "Silik", "Straight and Steady", "T'Pol" version "Straight and Steady",
    "Volok"
  pool card "Deliver Ancient Artifact", "Starfleet Outpost", "UFP: One Small Step"
  pool card "Agricultural Assessment", "Classic Communicator", "Classic Tricorder", "Columbus", "Ensign Chekov", "Ensign O'Brien", "Gem",
    "Lt. Bailey", "Lt. Bashir", "Lt. D'Amato", "Lt. Dax", "Lt. Grant", "Lt. Nagata", "Lt. Sisko", "Lt. Uhura", "Lt. Watley", "Mr. Spock",
    "Nilz Baris", "Odo" version "The Trouble with Tribbles", "Starship Constitution", "Worf" version "The Trouble with Tribbles"
  pool card "Dr. McCoy" version "Through the Looking Glass"
  pool card "Commodore Decker", "Gannet Brooks"
}
