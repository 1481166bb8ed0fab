## How members of a list are joined.

# $rest: all members but the last. $last: the last one.
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

# Between a number and its decimals.
decimal-mark = .
