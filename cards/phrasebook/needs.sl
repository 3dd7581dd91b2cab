// What missions and dilemmas ask for.

phrase attribute {
  "INTEGRITY" as "INTEGRITY"
  "CUNNING" as "CUNNING"
  "STRENGTH" as "STRENGTH"
  "RANGE" as "RANGE"
  "WEAPONS" as "WEAPONS"
  "SHIELDS" as "SHIELDS"
  "Strength" as "STRENGTH"
  "Cunning" as "CUNNING"
}
phrase carded {
  "{title}" as "{title}"
  "any {title}" as "any {title}"
}
phrase person {
  "male" as "male"
  "female" as "female"
  "Vulcan" as "Vulcan"
  "Admiral" as "admiral"
  "General" as "general"
  "President" as "president"
  "Nurse" as "nurse"
  "Maje" as "maje"
  "Vedek" as "vedek"
  "Priest" as "priest"
  "Praetor" as "praetor"
  "assassin" as "assassin"
  "cook" as "cook"
  "phaser" as "phaser"
  "disruptor" as "disruptor"
}
phrase species from enum species
phrase quality {
  "{skill}" as "{skill}"
  "{skill} x{number}" as "{skill} x{number}"
  "{number} {skill}" as "{skill} x{number}"
  "{attribute}>{number}" as "{attribute} > {number}"
  "{attribute}<{number}" as "{attribute} < {number}"
}
// What stands alone with nothing behind it cannot be a need of its own.
phrase qualities {
  "{attribute}<{number}" as "{attribute} < {number}"
  "{a: quality} and {b: quality}" as "({a} and {b})"
}
phrase atom {
  "a personnel with {qualities}" as "1 personnel with {qualities}"
  "a personnel who has {qualities}" as "1 personnel with {qualities}"
  "a personnel with a {infiltration} infiltration icon" as "1 {infiltration} personnel"
  "{number} personnel with {qualities}" as "{number} personnel with {qualities}"
  "{icon} personnel" as "1 {icon} personnel"
  "any {icon} personnel" as "1 {icon} personnel"
  "{drawn} personnel" as "1 {drawn} personnel"
  "{number} {drawn} personnel" as "{number} {drawn} personnel"
  "at least two female Away Team members" as "2 female personnel"
  // A species is asked of somebody.
  "{species}" as "1 {species} personnel"
  "a {species}" as "1 {species} personnel"
  "an {species}" as "1 {species} personnel"
  "{number} {icon} personnel" as "{number} {icon} personnel"
  "{skill}" as "{skill}"
  "{skill} x{number}" as "{skill} x{number}"
  "{number} {skill}" as "{skill} x{number}"
  "{attribute}>{number}" as "{attribute} > {number}"
  "{carded}" as "{carded}"
  "{person}" as "{person}"
  "a {person}" as "{person}"
  "an {person}" as "{person}"
  "no {skill}" as "no {skill}"
  "any {person}" as "{person}"
  "any Intelligence" as "Intelligence"
  "hand weapon" as "hand_weapon"
  "{number} hand weapons" as "{number} hand_weapon card"
  "a hand weapon" as "hand_weapon"
  "{a: attribute}+{b: attribute}>{number}" as "({a} + {b}) > {number}"
  "({a: attribute} + {b: attribute})>{number}" as "({a} + {b}) > {number}"
}
phrase need {
  "{atom}" as "{atom}"
  "({need})" as "({need})"
  "{a: need} + {b: need}" as "{a} + {b}"
  "{a: need} and {b: need}" as "{a} + {b}"
  "{a: need} OR {b: need}" as "{a} OR {b}"
  "{need_list}" as "{need_list}"
}
phrase need_list {
  "{a: atom}, {b: atom} and {c: atom}" as "{a} + {b} + {c}"
  "{a: atom}, {b: atom}, and {c: atom}" as "{a} + {b} + {c}"
  "{atom}, {need_list}" as "{atom} + {need_list}"
}
