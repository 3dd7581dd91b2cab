set through_the_looking_glass "Through the Looking Glass" released 2016

card "Research Historic Accident" mission planet {
  Federation, Klingon, Cardassian, Ferengi
  span 3; points 30
  traits asymmetric
  requires Archaeology + Transporter Skill + Physics
  when seeded: you may download "Transporter Mixup"
  not encoded "one sentence of its text cannot be read yet"
}

card "Seek Illicit Relic" mission planet {
  span 3; points 20
  traits asymmetric
  any crew may attempt
  requires Geology + (Smuggling OR Transporter Skill) + CUNNING > 28
  not encoded "2 sentences of its text cannot be read yet"
}

card "Visit Parallel Universe" mission space {
  Federation, Ferengi
  span 4; points 25
  quadrant Mirror
  regions Bajor Region
  traits asymmetric
  not encoded "one sentence of its text cannot be read yet"
}
