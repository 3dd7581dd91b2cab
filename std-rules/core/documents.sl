// The edition that these rules are, and the documents that rules and scenarios cite. Each document has its rows: what it says,
// one row for each thing that can be true or false of a game.

edition r24

document r24 "First Edition rulebook and glossary, 2024" rows "rows/r24.tsv"
document r18 "First Edition rules, 2018" rows "rows/r18.tsv"
document cr98 "Rulings of 1998" rows "rows/cr98.tsv"
document faq95 "Questions and answers of 1995" rows "rows/faq95.tsv"
