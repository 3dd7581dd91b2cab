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
  stands on facility where it is of_nor_class
  not_cumulative
  not encoded "2 sentences of its text cannot be read yet"
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
  stands on facility where it is of_nor_class
  not encoded "5 sentences of its text cannot be read yet"
}

card "Science Lab" site {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Security Office" site {
  not encoded "4 sentences of its text cannot be read yet"
}
