// Values that rest on themselves come to the least answer that agrees with itself.

enum sign: sun, moon

rule circles cites machine "circles" {
  field signs: set of sign of soldier printed
  // A soldier is safe next to a brave one, or next to one who is safe.
  state safe of soldier means
    this is brave or some s: soldier where s is safe and position(s) = position(this) - 1 and owner of s = owner of this
  // Two that wait for each other wait for ever.
  state freed of soldier means some s: soldier where s is freed and s != this
}

set machine "Machine" released 2024
card "Twin Tom" soldier { 2; medic; signs sun; this: gains signs of (first s: soldier where title of s = "Twin Tim") }
card "Twin Tim" soldier { 2; smith; signs moon; this: gains signs of (first s: soldier where title of s = "Twin Tom") }

scenario "What follows from itself is reached from below" {
  given camp of one: "Dora", "Anna", "Bert"
  given camp of two: "Carl" of two
  then "Dora" is safe, "Anna" is safe, "Bert" is safe, "Carl" is not safe
}
scenario "What only rests on itself is not so" {
  given camp of one: "Anna", "Bert"
  then "Anna" is not freed, "Bert" is not freed, "Anna" is not safe
}
scenario "Two who share come to the same" {
  given camp of one: "Twin Tom", "Twin Tim"
  then size(signs of "Twin Tom") = 2, size(signs of "Twin Tim") = 2, moon in signs of "Twin Tom"
}
scenario "Who shares with nobody keeps his own" {
  given camp of one: "Twin Tom"
  then size(signs of "Twin Tom") = 1
}

// What is gained by its own absence, by way of what words mean: it is judged without itself.
rule wavering cites machine "circles" {
  noun banner (s: soldier) gives sign means moon if moon in signs of s else sun
  state hopeful of soldier
}
card "Waverer" soldier { 2; smith; while banner(this) = sun: this: gains moon }
card "Hope" soldier { 2; smith; while banner(this) = sun: this: is hopeful; while this is hopeful: this: gains moon }

scenario "What comes by its own absence is judged without itself" {
  given camp of one: "Waverer"
  then moon in signs of "Waverer"
}
scenario "What is brought about by a state that it ends comes last" {
  given camp of one: "Hope"
  then "Hope" is hopeful, moon in signs of "Hope"
}
