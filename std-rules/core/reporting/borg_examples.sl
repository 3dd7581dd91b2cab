// The Borg, who are different.

scenario "To others' texts a Borg is neither man nor woman" under r24 cites r24 "g-drone-gender", "gl-borg-gender" {
  given mission of one: "Risa Shore Leave"
  given mission of one: "Investigate Raid"
  given away team of two on "Investigate Raid": "Dukat of Borg" of two
  given hand of one: "Jamaharon"
  then "Dukat of Borg" of two is not male
  when one plays "Jamaharon"
  then refused
}

scenario "Who was a man before he was assimilated is one to anybody" under r24 cites r24 "gl-borg-gender" {
  given mission of one: "Risa Shore Leave"
  given mission of one: "Investigate Raid"
  given away team of two on "Investigate Raid": "Dukat" of two
  given hand of one: "Jamaharon"
  when one plays "Jamaharon"
  then "Dukat" of two in surface of "Risa Shore Leave"
}

scenario "A collective has one counterpart at a time" under r24 cites r24 "g-counterpart-limit-one", "gl-counterpart-limits" {
  given mission of one: "Seek Remnants"
  given ship of one at "Seek Remnants": "Borg Scout Vessel"
  given crew of one on "Borg Scout Vessel": "Locutus of Borg"
  given table of one: "Temporal Micro-Wormhole"
  given hand of one: "Dukat of Borg", "Thirteen of Nineteen"
  given plays_left of one = 1
  when one brings "Dukat of Borg" aboard "Borg Scout Vessel"
  then refused because r24 "gl-counterpart-limits"
  given discard "Locutus of Borg"
  when one brings "Dukat of Borg" aboard "Borg Scout Vessel"
  then "Dukat of Borg" in interior of "Borg Scout Vessel"
}

scenario "Your opponent's counterpart keeps none of yours away" under r24 cites r24 "gl-counterpart-limits" {
  given mission of one: "Seek Remnants"
  given ship of one at "Seek Remnants": "Borg Scout Vessel"
  given away team of two on "Seek Remnants": "Locutus of Borg" of two
  given table of one: "Temporal Micro-Wormhole"
  given hand of one: "Dukat of Borg"
  given plays_left of one = 1
  when one brings "Dukat of Borg" aboard "Borg Scout Vessel"
  then "Dukat of Borg" in interior of "Borg Scout Vessel"
}
