set crossover "Crossover" released 2015

card "The Intendant's Quarters" site {
  not encoded "5 sentences of its text cannot be read yet"
}
