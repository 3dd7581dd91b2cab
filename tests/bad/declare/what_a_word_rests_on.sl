// expect: 7
// A record that is not there, a slot that it has not, a verb that is done to nobody in particular, a misspelt word, no words; a verb done to what, a fact that is no number.
kind trial_event of card { needs host of wey for here }
kind second_trial of card { needs hots of way for here }
kind third_trial of card { needs place for here }
kind fourth_trial of card { needs host of way for hear }
kind fifth_trial of card { needs host of way or place this for }
kind sixth_trial of card { needs host of way or place this for here, present }
kind seventh_trial of card { needs cumulative for score from with points }
kind eighth_trial of card { needs cumulative for score from this with icons }
kind ninth_trial of card { needs cumulative for score from this with points because "it is scored twice" }
