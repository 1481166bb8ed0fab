## Whether the dice were fair.

# $by (Number): how many devices had a share in the seed. $of: how many devices played.
fair-checked = Dice checked: { $by } of { $of } devices had a share in them.
fair-checked-alone = Dice checked.
fair-checked-server = Dice checked. No device had a share in them: the server alone drew them, before the game.
# This device had no share in the dice.
fair-without-you = This device had no share in them.
# A device that was put aside before the game, which then began without it.
fair-put-aside-late = The device of { $name } did not reveal its secret in time: it was put aside, and everybody else drew new ones.
fair-put-aside-other = The device of { $name } revealed another secret than it committed to: it was put aside, and everybody else drew new ones.
fair-unchecked = The dice could not be checked.
fair-cheated = The dice were not fair.

fair-server-secret = The server changed its secret.
fair-device-secret = The device of { $name } revealed another secret than it committed to.
fair-server-silent = The server did not reveal its secret.
fair-device-silent = The device of { $name } did not reveal its secret, and the game began all the same.
fair-server-uncommitted = The server did not commit itself to its secret.
fair-device-uncommitted = The device of { $name } had a share in the dice without a commitment.
fair-device-aside = The device of { $name } was put aside, and had a share in the dice all the same.
fair-server-commitment = The server changed its commitment.
fair-device-late = The device of { $name } chose its secret late: after this device had revealed its own.
fair-device-commitment = The commitment of the device of { $name } was changed.
fair-device-missing = The commitment of the device of { $name } was left out.
fair-own = The server did not use the secret of this device.
fair-set-up = The server changed the set-up after everybody had committed themselves.
fair-seed = The server did not make the dice of everybody’s secrets.
fair-commitments = Somebody committed themselves twice, or revealed two secrets.
fair-record = The server’s record is not of the game that this device saw.
# $line: the number of a line in the record.
fair-line = Line { $line } of the record does not come from the seed.
fair-shown = This device was shown something else than line { $line } of the record says.

## The device of somebody whose name is not known.

fair-device = member { $number }
