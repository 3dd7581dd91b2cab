// What may be done when.

// D11. What is played at any time may be played between what is due when a turn begins and the exchanges that follow.
amend rule the_turn cites r18 "anytime-no-interrupt" {
  before stage replacing of turn_of {
    between_actions()
    offer turn_player any_time then between_actions()
  }
}
