// expect: 1
// wish: within one rule the prohibition has the last word, so the permission is never heard
rule trial_of_dances cites trial "1" {
  verb dance (what: personnel) { }
  forbid dance of (x: personnel) when x is male
  allow dance of (x: personnel) when x is unique
}
