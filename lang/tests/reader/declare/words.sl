kind card
kind draw of card
verb draw (n: number) { }
enum icon: [AU], [TNG], [AU]
verb stop (what: card) { }
state stopped of card
kind stops of card
kind owner
menu orders
menu orders
