set alternate_universe "Alternate Universe" released 1995

titles "Brain Drain"

card "I.P. Scanner" equipment {
  property [TNG]
  nullifies where present "Interphasic Plasma Creatures", "Brain Drain", "Phased Matter"
}

card "Echo Papa 607 Killer Drone" equipment {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}
