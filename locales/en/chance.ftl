## klaxon chance.

chance-title = { $draws } dice rolled and { $draws } drawn, seed { $seed }
chance-test = test
chance-statistic = statistic
chance-faces = how often each number is rolled
chance-pairs = which number follows on which (serial)
chance-runs = runs of high and of low numbers
chance-drawn = how often each die is drawn from the bag
chance-drawn-pairs = which die follows on which (serial)
chance-drawn-some = how often each is drawn from what is left
chance-both = the die and its number together
chance-how-to-read = p is how often honest dice look as odd as these, or odder: one test in twenty is below 0.05 by chance, one in a hundred below 0.01. Loaded dice are below 0.00001 at once, and stay there with every other seed.
chance-doubtful = a test came out below 0.00001: try another seed, and tell us if that one does too
