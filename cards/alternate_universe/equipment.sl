set alternate_universe "Alternate Universe" released 1995

titles "Brain Drain"

card "I.P. Scanner" equipment {
  property [TNG]
  nullifies where present "Interphasic Plasma Creatures", "Brain Drain", "Phased Matter"
}
