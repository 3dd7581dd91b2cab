set mirror_mirror "Mirror, Mirror" released 2000

card "Halkan Council" time_location planet {
  quadrant Mirror
  not encoded "3 sentences of its text cannot be read yet"
}
