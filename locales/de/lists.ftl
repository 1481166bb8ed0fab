## Wie die Glieder einer Liste verbunden werden.

# $rest: alle Glieder außer dem letzten. $last: das letzte.
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

# Between a number and its decimals.
decimal-mark = ,
