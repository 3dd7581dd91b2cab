// A demonstration: titles and figures are those of printed cards where there are such, and the texts are made for these rules.

set anew_demonstration "A New Way to Play: demonstration" unreleased

card "Earth" location headquarters {
  span 2; region "Sector 001"
  hosts Federation or Non-Aligned personnel or ship
  hosts equipment
}
card "Qo'noS" location headquarters {
  span 2; region "Klingon Empire"
  hosts Klingon or Non-Aligned personnel or ship
  hosts equipment
}
card "Iconia" location planet {
  span 2; region "Neutral Zone"
}
card "Qualor II" location planet {
  span 2
}
card "Mutara Sector" location space {
  span 3; keywords Nebula; region "Sector 001"
}
card "Typhon Expanse" location space {
  span 2
}
card "Khitomer" location planet {
  span 3; region "Klingon Empire"
}
card "Narendra III" location planet {
  span 2; region "Klingon Empire"
}
card "Briar Patch" location space {
  span 3; keywords Nebula
}
card "Hromi Cluster" location space {
  span 2; region "Neutral Zone"
}
card "Bajoran Wormhole" location space {
  span 2; keywords Wormhole
  ships may move between here and Gamma location
}
card "New Bajor" location headquarters {
  span 2; quadrant Gamma
  hosts Federation or Bajoran personnel or ship
  hosts equipment
}
card "Gamma Hydra Outpost" location planet {
  span 2; quadrant Gamma
}
card "Camp Khitomer" location planet {
  span 3; temporal
}
card "Montana Missile Complex" location planet {
  span 2; temporal
}
