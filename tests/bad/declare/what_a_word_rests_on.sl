// expect: 5
// A record that is not there, a slot that it has not, a verb that is done to nobody in particular, a misspelt word, no words.
kind trial_event of card { needs host of wey for here }
kind second_trial of card { needs hots of way for here }
kind third_trial of card { needs place for here }
kind fourth_trial of card { needs host of way for hear }
kind fifth_trial of card { needs host of way or place this for }
kind sixth_trial of card { needs host of way or place this for here, present }
