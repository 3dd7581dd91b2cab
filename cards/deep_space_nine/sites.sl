set deep_space_nine "Deep Space Nine" released 1998

card "Commander's Office" site {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Docking Pads" site {
  not encoded "5 sentences of its text cannot be read yet"
}

card "Docking Ports" site {
  not encoded "5 sentences of its text cannot be read yet"
}

card "Docking Pylons" site {
  not encoded "5 sentences of its text cannot be read yet"
}

card "Garak's Tailor Shop" site {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Guest Quarters" site universal {
  not_cumulative
  not encoded "3 sentences of its text cannot be read yet"
}

card "Infirmary" site {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Ops" site {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Ore Processing Unit" site {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Promenade Shops" site {
  not encoded "6 sentences of its text cannot be read yet"
}

card "Science Lab" site {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Security Office" site {
  not encoded "4 sentences of its text cannot be read yet"
}
