//! What cards print behind what is done, and scripts say before it or with a word of their own: told before the effect is read,
//! because its words would be taken for other words.
