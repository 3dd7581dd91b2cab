set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Singha Refugee Camp" time_location planet {
  not encoded "4 sentences of its text cannot be read yet"
}

card "Survivors' Settlement" time_location planet {
  icons [AU]
  not encoded "5 sentences of its text cannot be read yet"
}
