set the_terran_empire "The Terran Empire" released 2016

card "22nd-Century Japan" time_location planet {
  quadrant Mirror
  not encoded "3 sentences of its text cannot be read yet"
}

card "Vintaak Drydock Station" time_location space {
  quadrant Mirror
  not encoded "3 sentences of its text cannot be read yet"
}
