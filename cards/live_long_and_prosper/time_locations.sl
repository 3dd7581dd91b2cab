set live_long_and_prosper "Live Long and Prosper" released 2017

card "22nd-Century ShiKahr" time_location planet {
  not encoded "4 sentences of its text cannot be read yet"
}

card "P'Jem Sanctuary" time_location planet {
  not encoded "4 sentences of its text cannot be read yet"
}
