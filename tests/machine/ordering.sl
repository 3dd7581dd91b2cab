// Texts that wait for one event, in the order that a player says: what is asked, what is not, and what comes of it.

event dusk (p: player) ordered by p
event dawn (p: player)
frame at dusk: when dusk
frame at dawn: when dawn

rule dusk cites machine "ordering" {
  // What was told, as digits: 32 is first 3, then 2.
  field told: number of game = 0
  field hours: number of soldier = 9
  verb tell (n: number) past told_of { set told to told * 10 + n }

  // The books are kept before anybody is asked.
  when dusk (p: player): tell 9
  when dusk (p: player) one by one for each s: soldier where hours of s = 1 and s is not tired {
    tell power of s
    if s is medic { tire every soldier where it is scout }
  }
  when dusk (p: player) for each s: soldier where hours of s = 2 { tell power of s }
  when dawn (p: player) one by one for each s: soldier where hours of s = 1 { tell power of s }
}

set machine "Machine" released 2024
card "Sexton" soldier { 7; smith; at dusk: tell 7 }
card "Ringer" soldier { 8; smith; at dusk: you may tell 8 }
card "Warden" soldier { 6; smith; at dusk: kill one soldier where it is brave }

scenario "Whoever orders them says which comes next, until one is left" {
  given camp of one: "Anna", "Bert", "Dora"
  given hours of "Anna" = 1
  given hours of "Bert" = 1
  given hours of "Dora" = 1
  given announce dusk(two)
  then decision of two offers exactly "Anna", "Bert", "Dora"
  two chooses "Dora"
  then decision of two offers exactly "Anna", "Bert"
  two chooses "Bert"
  then told = 9123
}
scenario "What an earlier one has made needless is passed over" {
  given camp of one: "Carl", "Bert"
  given hours of "Carl" = 1
  given hours of "Bert" = 1
  given announce dusk(one)
  one chooses "Bert"
  then told = 92, "Carl" is tired
}
scenario "Where it makes no difference nobody is asked" {
  given camp of one: "Anna", "Bert"
  given hours of "Anna" = 2
  given hours of "Bert" = 2
  given announce dusk(one)
  then told = 932
  given hours of "Anna" = 9
  given hours of "Bert" = 9
  given camp of one: "Sexton", another "Sexton"
  given announce dusk(one)
  then told = 932977
}
scenario "Of those that are alike the first stands for all" {
  given camp of one: "Anna", "Bert", "Sexton"
  given hours of "Anna" = 2
  given hours of "Bert" = 2
  given announce dusk(one)
  then decision of one offers exactly "Anna", "Sexton"
  one chooses "Anna"
  then decision of one offers exactly "Bert", "Sexton"
  one chooses "Sexton"
  then told = 9372
}
scenario "What its own player puts first is wanted, and what comes last may be left" {
  given camp of one: "Sexton", "Ringer"
  given announce dusk(one)
  one chooses "Ringer"
  then told = 987
  given announce dusk(one)
  one chooses "Sexton"
  one declines
  then told = 98797
}
scenario "Whether a text is used says its own player, whoever puts it first" {
  given camp of one: "Sexton", "Ringer"
  given announce dusk(two)
  two chooses "Ringer"
  one declines
  then told = 97
}
scenario "Who is gone by then says nothing" {
  given camp of one: "Dora", "Warden", "Sexton"
  given hours of "Dora" = 1
  given announce dusk(one)
  one chooses "Warden"
  then told = 97, "Dora" is killed
}
scenario "Another event leaves the order as it is" {
  given camp of one: "Anna", "Bert"
  given hours of "Anna" = 1
  given hours of "Bert" = 1
  given announce dawn(one)
  then told = 32
}
