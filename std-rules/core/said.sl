// What newcomers write, and what scripts say for it. Messages suggest it, and `spaceline words` finds it.

said "Away Team member", "crew member", "member of the crew", "member of the Away Team" for personnel in team
said "Away Team", "crew and Away Team" for team
said "character", "crewmember" for personnel
said "starship", "vessel", "spaceship" for ship
said "victory points", "bonus point" for points
said "discard pile", "graveyard", "trash" for discard_pile
said "draw deck", "your deck", "my deck", "library" for draw_deck
said "your hand", "my hand" for hand of you
said "opponent's hand" for hand of opponent
said "look at", "look through", "peek at", "examine" for glance_at
said "search for", "fetch", "tutor" for download
said "cancel", "negate" for nullify
said "heal" for cure
said "take control of", "take over", "seize" for commandeer
said "fly", "travel" for move
said "transport", "teleport" for beam
said "banish", "exile" for place_out_of_play
said "bounce", "return to hand", "take back" for return_to_hand
said "put on top of", "top of your deck" for place_atop
said "put on the bottom of", "bottom of your deck" for place_beneath
said "tap", "incapacitate" for stop
said "untap", "ready again", "unstop again" for unstop
said "face a dilemma", "dilemma is faced" for dilemma is encountered
said "dies", "is slain", "gets killed" for is killed
said "blows up", "is blown up", "explodes" for is destroyed
said "once per turn", "once a turn", "once every your turn" for once each turn
said "at the end of your turn", "at end of your turn", "end of your turn" for at end of each turn
said "at the start of your turn", "at start of your turn", "beginning of your turn" for at start of each turn
said "at this location", "at this mission", "where this is" for here
said "on board", "on the ship" for aboard;
said "enemy", "other player", "rival" for opponent
said "reports for duty", "arrives" for is reported
