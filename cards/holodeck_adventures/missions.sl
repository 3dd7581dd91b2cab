set holodeck_adventures "Holodeck Adventures" released 2001

card "Establish Home Planet" mission planet {
  span 4; points 30
  quadrant Delta
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}

card "Mine Gallicite" mission planet {
  span 2; points 30
  quadrant Delta
  any crew may attempt
  requires ENGINEER + Geology + (Diplomacy OR Treachery + STRENGTH > 40)
}

card "Repair Memorial" mission planet {
  span 3; points 40
  quadrant Delta
  any crew may attempt
  requires ENGINEER + Computer Skill + Honor x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Seal Rift" mission space {
  span 3; points 35
  quadrant Delta
  any crew may attempt
  requires SCIENCE x2 + ENGINEER x2 OR "Admiral Janeway"
  not encoded "one sentence of its text cannot be read yet"
}

card "Study Protonebula" mission space {
  span 4; points 30
  quadrant Delta
  traits asymmetric, nebula
  any crew may attempt
  requires Astrophysics + Biology + Navigation x2
  not encoded "2 sentences of its text cannot be read yet"
}

card "Transport Colonists" mission planet {
  span 3; points 35
  quadrant Delta
  any crew may attempt
  requires Diplomacy + Honor + INTEGRITY > 40
  while some Empathy or Mindmeld personnel in team, this: points +5
}
