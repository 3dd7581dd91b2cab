set shades_of_gray "Shades of Gray" released 2011

card "Investigate Anachronism" mission planet {
  Federation, Klingon, Non-Aligned
  span 2; points 30
  requires Anthropology x2 + (Greed x2 OR CUNNING > 33)
  when seeded: you may download "Hotel Royale" to this
}

card "Save Stranded Crew" mission planet {
  span 3; points 30
  any crew may attempt
  requires Transporter Skill + Leadership + ENGINEER x2
  when seeded: you may download "All-Consuming Evil"
}
