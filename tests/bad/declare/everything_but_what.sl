// expect: 4
// wish: `except` names what the row forbids otherwise; say whether it is done to somebody or by him; menus are declared
rule r cites r24 "7.10" {
  forbid everything done to (c: card) except draw when c is stopped because "it is stopped"
  forbid everything done with (c: card) when c is stopped because "it is stopped"
  forbid every action in ordres by (you: player) when points of you > 50 because "it is late"
  forbid everything done to when turn_player is nothing because "it is nobody's turn"
}
