// What laws decide: who chooses among equals, who volunteers, whether copies count again; requirements
// taken apart.

rule asking cites machine "laws" {
  law tie_breaker (c: card) gives player means opponent of controller of c
  law volunteers (candidates: set of card) gives set of card means
    every c in candidates where some k in eagers of c
  law counts_again (now: change, earlier: set of change) gives truth means
    not (some b in earlier where same_title(source(b), source(now)) and target(b) = target(now))
  clause eager as eager of soldier says "May volunteer."
  scope team: set of soldier
  need (t: trade) means some s in team where level(t, trades of s) > 0
  clause needs (what: requirement) as demand of tool says "{what}"
  clause orders (what: effects) as command of tool says "{what}"

  noun ways_of (d: tool) gives number means
    sum of number of (a in alternatives(k.what)
    where (holds(a) with team = every s: soldier in camp of controller of d)) over k in demands of d
  action count_ways in orders says "count ways of {d}" {
    name d in every tool where it is your
    do { earn ways_of(d) }
  }
  action obey in orders says "obey {d}" {
    name d in every tool where it is your
    do { for each k in commands of d { follow k.what for d as you } }
  }
  action draft in orders says "draft" {
    do {
      let some_soldiers be two soldiers in camp of you at random
      kill some_soldiers
    }
  }
}

set machine "Machine" released 2024
card "Plan" tool { 0; needs smith OR medic + scout OR scout }
card "Whip" tool { 0; orders kill one soldier in camp of you with highest power }
card "Rod" tool { 0; orders kill one soldier in camp of you with highest power by you }
card "Eager Emil" soldier { 3; eager }
card "Eager Ida" soldier { 1; eager }
card "Fountain" tool { 0; at end of every turn: draw 1 }

scenario "Each alternative of a requirement is asked alone" {
  given camp of one: "Plan", "Anna"
  when one counts ways of "Plan"
  then score of one = 1
}
scenario "Several alternatives hold" {
  given camp of one: "Plan", "Anna", "Carl", "Bert"
  when one counts ways of "Plan"
  then score of one = 3
}
scenario "The law says who chooses among equals" {
  given camp of one: "Whip", "Anna", "Eager Emil", "Bert"
  when one obeys "Whip"
  two chooses "Anna"
  then "Anna" is killed
}
scenario "Text that names somebody goes before the law" {
  given camp of one: "Rod", "Anna", "Eager Emil"
  when one obeys "Rod"
  one chooses "Anna"
  then "Anna" is killed
}
scenario "A volunteer takes one of the places, chance fills the rest" {
  given camp of one: "Eager Emil", "Anna", "Bert", "Carl"
  when one drafts
  one chooses "Eager Emil"
  random picks "Carl"
  then "Eager Emil" is killed, "Carl" is killed, "Anna" is not killed
}
scenario "Who does not volunteer may still be chosen" {
  given camp of one: "Eager Emil", "Anna", "Bert"
  when one drafts
  one passes
  random picks "Eager Emil", "Bert"
  then "Eager Emil" is killed, "Bert" is killed, "Anna" is not killed
}
scenario "Volunteers for all places leave nothing to chance" {
  given camp of one: "Eager Emil", "Eager Ida", "Bert"
  when one drafts
  one chooses "Eager Emil", "Eager Ida"
  then "Eager Emil" is killed, "Eager Ida" is killed, "Bert" is not killed
}
scenario "Copies of a text come to one" {
  given camp of one: "Fountain", another "Fountain"
  given deck of one: "Anna", "Bert", "Carl"
  given turn of one
  when one rests
  then size(hand of one) = 1
}
scenario "What copies do to different players counts for each" {
  given camp of one: "Fountain"
  given camp of two: "Fountain" of two
  given deck of one: "Anna", "Bert"
  given deck of two: "Carl" of two, "Dora" of two
  given turn of one
  when one rests
  then size(hand of one) = 1, size(hand of two) = 1
}
scenario "Each end of turn is another moment" {
  given camp of one: "Fountain", another "Fountain"
  given deck of one: "Anna", "Bert", "Carl"
  given turn of one
  when one rests
  when two rests
  then size(hand of one) = 2
}
