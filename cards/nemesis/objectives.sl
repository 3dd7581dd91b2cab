set nemesis "Nemesis" released 2023

card "Activate Thalaron Weapon" objective {
  property [Nem]
  plays on mission where it is homeworld
  not encoded "6 sentences of its text cannot be read yet"
}

card "Investigate Warp Signature" objective {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Recover Stolen Material" objective {
  property [Gen]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}
