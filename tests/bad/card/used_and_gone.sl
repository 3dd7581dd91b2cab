// expect: 4
// wish: an artifact that is used from hand lies nowhere afterwards, so it has no standing text
set trial "Trial" released 1994

card "A Trial" artifact { used_as_interrupt; when dilemma is encountered: draw 1 }
card "A Second Trial" artifact { used_as_interrupt; once each turn: you may draw 1 }
card "A Third Trial" artifact { used_as_interrupt; report aboard your ship: your Klingon personnel }
card "A Fourth Trial" artifact { your personnel: STRENGTH +1 }
card "A Fifth Trial" artifact { used_as_equipment; when dilemma is encountered: draw 1 }
card "A Sixth Trial" artifact { plays on table; when dilemma is encountered: draw 1 }
card "A Seventh Trial" artifact { used_as_interrupt; while this in hand of you: your personnel: STRENGTH +1 }
