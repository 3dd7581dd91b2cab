// A demonstration: titles and figures are those of printed cards where there are such, and the texts are made for these rules.

set anew_demonstration "A New Way to Play: demonstration" unreleased

card "Excavation" objective planet {
  points 30
  requires Anthropology + Archaeology x2 + CUNNING > 30
}
card "Medical Relief" objective planet {
  points 30
  requires Biology + Exobiology + Medical + CUNNING > 32
}
card "Military Exercises" objective space {
  points 35
  requires Leadership + Officer x2 + Security + CUNNING > 34
}
card "Plague Planet" objective planet {
  points 30
  requires Archaeology + Biology + Medical + CUNNING > 30
}
card "Treat Plague Ship" objective space {
  points 20
  requires Biology + Medical + CUNNING > 26
}
card "Intercept Renegade" objective space {
  points 35
  requires Intelligence x2 + Treachery x2 + CUNNING > 34 OR Leadership x2 + Officer + Security + INTEGRITY > 33
}
card "Geological Survey" version "Lapideas System" objective planet {
  points 30
  requires Geology + Physics + Science + CUNNING > 30
}
card "Avert Danger" objective planet {
  points 30
  requires Astrometrics + Physics + Science + CUNNING > 32
}
card "Mine Nebula" objective space {
  points 30
  wanted Nebula
  requires Engineer + Navigation x2 + Officer + CUNNING > 31
}
card "Surgery Under Fire" objective planet {
  points 35
  requires Biology + Leadership + Medical + Officer + STRENGTH > 36
}
card "Sensitive Search" objective planet {
  points 30
  requires Programming + Security + CUNNING > 30 + (Acquisition OR Honor OR Law OR Treachery)
}
card "Colony Preparations" objective planet {
  points 35
  requires Biology + Geology + Science + Security + STRENGTH > 34
}
card "Extract Defector" objective planet {
  points 35
  to attempt Leadership
  requires Intelligence + Navigation x2 + (Security + STRENGTH > 34 OR Transporters + CUNNING > 32)
}
card "Wormhole Negotiations" objective space {
  points 45
  requires Astrometrics + CUNNING > 42 + (Diplomacy x3 + Honor x2 OR Telepathy + Treachery x3)
}
card "Rescue Prisoners" version "Cardassia IV" objective planet {
  points 30
  requires Leadership + Security + Transporters + STRENGTH > 30
}
