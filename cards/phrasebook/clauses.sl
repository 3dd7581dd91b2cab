// What clauses say themselves: their words are the script, and what they say is printed.

phrase host {
  "{title}" as "{title}"
  "your {title}" as "your {title}"
  "your {folk_name}" as "your {folk_name} personnel"
  "your {sort_words} personnel" as "your {sort_words} personnel"
  "your personnel with {a: skill_level} or {b: skill_level}" as "your personnel with {a} or {b}"
  "your {sort_words} ship" as "your {sort_words} ship"
  "any ship" as "ship"
  "ship" as "ship"
  "any ship, except {title}" as "ship except {title}"
  "outpost" as "outpost"
  "a homeworld" as "mission where it is homeworld"
  "your ship" as "your ship"
  "any {affiliation} mission" as "any {affiliation} mission"
  "a [DQ] mission" as "mission where quadrant of it = Delta"
  "a [GQ] mission" as "mission where quadrant of it = Gamma"
  "a [MQ] mission" as "mission where quadrant of it = Mirror"
  "any mission" as "mission"
  "a mission" as "mission"
  "any ship except {drawn}" as "ship where it is not {drawn}"
  "any planet mission" as "planet mission"
  "any space mission" as "space mission"
}
phrase titles {
  "{title}" as "{title}"
  "{a: title} and {b: title}" as "{a}, {b}"
  "{a: title}, {b: title}, and {c: title}" as "{a}, {b}, {c}"
  "{title}, {titles}" as "{title}, {titles}"
}
phrase free_sentence from clauses {
  selection as host
  title as title
  list of title as titles
  number as number
  condition as condition
  requirement as demand
}
phrase dilemma_sentence {
  "to get past, {victims} {pick} must be stopped." as "to get past you must stop {victims} {pick}"
  // Who is stopped is in the team no more.
  "to get past, {victims} {a: pick} must be stopped. Then, if any {icon} card in play, another personnel {b: pick} is stopped." as
    "to get past you must stop {victims} {a}; if some {icon} card in play: stop one personnel in team {b}"
}
phrase dilemma_sentence from clauses of dilemma {
  requirement as demand
  effects as harm
}
phrase ship_sentence from clauses of ship {
  selection as guests
  title as title
  number as number
  condition as condition
}
phrase personnel_clause from clauses of personnel {
  selection as berth
}
phrase personnel_clause from clauses of crew_card {
  selection as company
}
phrase berth {
  "{title}" as "{title}"
  "your {title}" as "your {title}"
  "any {title}" as "any {title}"
  "your {sort_words} ship" as "your {sort_words} ship"
  "any {sort_words} ship" as "{sort_words} ship"
  "any ship" as "ship"
}
phrase company {
  "{title}" as "{title}"
  "your {title}" as "your {title}"
  "a {folk_name}" as "your {folk_name} personnel"
  "{skill}" as "your {skill} personnel"
}
phrase mission_sentence from clauses of mission {
  selection as guests
  list of affiliation_icon as drawn
}
