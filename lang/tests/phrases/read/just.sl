set test "Test" released 2000

clause plays just after (event: happening): (what: effects) as answering says "Plays just after {event}: {what}."

rule answering_cards cites test "7" {
  noun answerable gives set of answering means every k in (each answerings of c over c in hand of you) where just(k.event)
  noun ways_to (c: card, m: mission) gives number means sum of number of (a in alternatives(k.need) where holds(a, c, you)) over k in goals of m
  noun odd_skills gives set of skill means every s in symbols of skill where s != Honor
  procedure trial_of (you: player) {
    let guess be one of symbols of house
    let pair be two personnel in team with different house
    let strong be any number of personnel in team with Honor and STRENGTH > 12 in total
    stop pair, stop strong
    if you just solved planet mission: draw 1
    if personnel aboard ship is just killed and opponent just played "Treaty": draw 2
    draw 1 if not (ship is just destroyed)
  }
}

card "Answer" event {
  plays just after opponent plays event: draw 1
  plays on ship
  host: gains symbols of badge
}
