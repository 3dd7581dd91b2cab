// What is different with the Borg.

// To others' texts they are neither men nor women. Texts of the Borg that ask for it are not scripted yet.
rule borg_gender cites r24 "gl-borg-gender", "g-drone-gender", "gl-assim-pers-gender" cites r18 "assim-gender" {
  each personnel where mode of it = Borg: loses male, loses female
}
