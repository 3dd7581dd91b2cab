set trial "Trial" released 1994

card "A Trial" event { plays on table; each your personnel with no skills: STRENGTH +3 }
