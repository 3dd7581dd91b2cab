// The forms in which cards of this game say what they do.

// Headquarters.
/// Such cards may be played at the headquarters.
clause hosts (who: selection of personnel or ship or equipment) as hosting of location says "You may play {who} here."
// Passages between quadrants.
/// Ships may move between this location and such locations of other quadrants.
clause ships may move between here and (where_to: selection of location) as passage of
  location says "Ships may move between here and {where_to}."

// Objectives.
/// What personnel need to complete the objective.
clause requires (need: requirement) as goal of objective says "{need}"
/// What personnel need before they may attempt the objective.
clause to attempt (need: requirement) as entry_need of objective says "To attempt this objective, you must have {need}."

// Dilemmas.
/// What happens to those who face the dilemma, unless they have what it asks for.
clause unless (need: requirement): (what: effects) as step of dilemma says "Unless you have {need}, {what}."
/// What happens to those who face the dilemma.
clause facing it: (what: effects) as step of dilemma says "{what}."

// Events.
/// The event stays in your core.
clause plays in core as way of event with core = yes says "Plays in your core."
/// The event stays on such a card.
clause plays on (host: selection) as way of event not in play says "Plays on {host}."
/// The event does something and is destroyed.
clause plays to (what: effects) as way of event with destroyed = yes says "{what}, then destroy this event."
/// What has to be paid besides counters before the card can be played.
clause pays (price: effects) as extra_price of event or interrupt or crew_card or ship says "{price} to play this card."
/// What has to be paid in points before the card can be played.
clause pays (n: number) points as point_price of event or interrupt says "Lose {n} points to play this card."

// Interrupts.
/// The interrupt answers what has just happened.
clause plays when (event: happening): (what: effects) as sequel of interrupt says "When {event}, {what}."
/// The interrupt may be played as long as something is so.
clause plays while (when: condition): (what: effects) as timely_use of interrupt says "While {when}, {what}."
/// The interrupt is an order.
clause order: (what: effects) as order_use of interrupt says "Order - {what}."

// Fights.
/// What you may do if you win the fight that the card has begun.
clause if you win: (what: effects) as spoils of event says "If you win, {what}."
/// The ship of this personnel may join an engagement that begins here.
clause may join engagements as joining of personnel
  or ship says "When an engagement involving your ship begins here, this ship may join it."
/// In an engagement you may take the tactic of this title out of your side deck, instead of drawing.
clause takes tactic (what: title of tactic) as tactic_download of personnel or ship says "Special download {what}."
/// What the tactic does as soon as it lies on a ship as damage.
clause as damage: (what: effects) as marker_text of tactic says "Damage - {what}."
