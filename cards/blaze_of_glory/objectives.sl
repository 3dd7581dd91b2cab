set blaze_of_glory "Blaze of Glory" released 1999

card "Commandeer Ship" objective {
  property [AKC]
  traits Infiltration_related
  plays on your Computer Skill personnel aboard (opponent's ship where it is open_to_commandeering
    and not (it is [Bor] and it has cube)) where it is unopposed and it is not stopped
  seeds or plays on table
  when played: commandeer host of host as ship if host of this is personnel
  host may meet up to 3 staffing icons
  while this in table of you, opponent cannot return_to_hand any ship where it is boarded_by you
}

scenario "Christopher Hobson takes the Decius alone, and flies it" under r24, r18 cites r24 "gl-commandeer-ship", "7.8-control",
  "7.8-staffing" cites r18 "cmd-not-crew", "cmd-transfer" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of two at "Amnesty Talks": "Decius" of two
  given crew of one on "Decius": "Christopher Hobson"
  given hand of one: "Commandeer Ship"
  given turn of one
  when one plays "Commandeer Ship" on "Christopher Hobson"
  then controller of "Decius" = one, mode of "Decius" = Federation, "Decius" is staffed
  when one flies "Decius" to "Seize Freighter"
  then location of "Decius" = "Seize Freighter"
  given discard "Commandeer Ship"
  then "Decius" is not staffed, controller of "Decius" = one
}

scenario "Christopher Hobson does for the ship that he took, and for no other" under r24 cites r24 "gl-commandeer-ship" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of two at "Amnesty Talks": "Decius" of two
  given ship of one at "Amnesty Talks": "U.S.S. Jupiter"
  given crew of one on "Decius": "Christopher Hobson"
  given hand of one: "Commandeer Ship"
  given turn of one
  when one plays "Commandeer Ship" on "Christopher Hobson"
  then "Decius" is staffed
  given put "Christopher Hobson" into interior of "U.S.S. Jupiter"
  then "U.S.S. Jupiter" is not staffed
}

scenario "Where somebody of theirs is left, nobody takes the ship" under r24 cites r24 "gl-commandeer-ship" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Decius" of two
  given crew of one on "Decius": "Christopher Hobson"
  given crew of two on "Decius": "Takket" of two
  given hand of one: "Commandeer Ship"
  given plays_left of one = 1
  when one plays "Commandeer Ship" on "Christopher Hobson"
  then refused
}

scenario "Nobody takes a Borg cube" under r24 cites r24 "gl-commandeer-ship" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Borg Cube" of two
  given crew of one on "Borg Cube": "Christopher Hobson"
  given hand of one: "Commandeer Ship"
  given plays_left of one = 1
  given turn of one
  when one plays "Commandeer Ship" on "Christopher Hobson"
  then refused
}

scenario "On the table it keeps a boarded ship from going back to hand" under r24 cites r24 "gl-commandeer-ship" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given table of one: "Commandeer Ship"
  given crew of one on "I.K.S. K'Vort": "Davies"
  then not ("I.K.S. K'Vort" can be returned_to_hand by two), controller of "I.K.S. K'Vort" = two
  given put "Davies" into hand of one
  then "I.K.S. K'Vort" can be returned_to_hand by two
}

card "Examine Singularity" objective {
  points 15
  icons [HA]
  property [TNG]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Impersonate Captive" objective {
  icons [HA]
  property [DS9]
  traits Capturing_related, Infiltration_related, infiltrator, morph_card
  seeds or plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Prepare the Prisoner" objective {
  icons [HA]
  property [TNG]
  traits Capturing_related
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
