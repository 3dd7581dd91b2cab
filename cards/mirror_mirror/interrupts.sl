set mirror_mirror "Mirror, Mirror" released 2000

card "I'm a Doctor, Not a Bricklayer" interrupt {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}

card "Vulcan \"Death Grip\"" interrupt {
  property [TOS]
  traits Capturing_related, Vulcan_related
  not encoded "2 sentences of its text cannot be read yet"
}
