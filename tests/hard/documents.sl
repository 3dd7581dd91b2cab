// What the hard cases cite: the table of what the language must be able to say.

document hard "Hard cases"
