set rules_of_acquisition "Rules of Acquisition" released 1999

card "Cargo Bay" site universal {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Quark's Bar" site {
  not encoded "6 sentences of its text cannot be read yet"
}
