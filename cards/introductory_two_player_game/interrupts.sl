set introductory_two_player_game "Introductory Two-Player Game" released 1997

card "Data Laughing" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
