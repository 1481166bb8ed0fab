## The rules of FLATLINE, and what lies on its table, to look up in the middle of a game. Paragraphs are separated by an
## empty line, items of a list begin with a hyphen. A bare number of a rule becomes a link.

## The parts.

rule-l-1-title = Medic dice and emergency dice
rule-l-1 = Each of the five player colours has eight medic dice. Their six faces show pulse, blood, drug, dressing, shock and air. How many of the eight you roll is in L-14. The two emergency dice are different: they show 1 to 6 and say which slots are hit (L-23).

rule-l-2-title = What a patient shows
rule-l-2 = There are 20 patients. Each has three to five lines, which you fill with dice, and a row of four trigger spaces: a green light helps you, a red light harms you, a space without a light does nothing. Only the space that the dial touches when the patient is treated counts (L-43).

rule-l-3-title = Emergency cards and stat cards
rule-l-3 = There are 29 emergency cards, no two with the same name: 18 standard cards, which are blue, and 11 stat cards, which are orange. Each shows the dice that clear it. L-60 says what a blue card does when an emergency die hits it, L-61 what an orange card does for you once you have cleared it.

rule-l-4-title = The board
rule-l-4 =
    On the board there are:

    - four bays for patients, around the dial of the life support
    - the emergency area: slots 1 to 6, in two rows
    - the stat area for orange cards; the triage area, with four slots, for those that you clear; the X area, “Failed”, for those that you don’t
    - two recharging stations, the re-roll track and the power meter

    There are 10 power cubes, 20 cleared tiles and 4 lock-down tiles.

## Before the game.

rule-l-10-title = How many play; playing alone
rule-l-10 =
    One to five can play. Whoever plays alone plays the game for two and holds both colours. Each colour counts as a player for every rule: for the signs of lines, for losing dice and for re-rolls. So a line for one player takes dice of one of your colours only, and a line for two players takes both.

    A player places, re-rolls and turns only dice of their own colour, and gives only those for a re-roll.

rule-l-11-title = How many patients
rule-l-11 =
    How many patients are in the game, with Training, Standard or Expert:

    - 1 or 2 players: 6, 7 or 8
    - 3 players: 9, 10 or 11
    - 4 players: 11, 12 or 14
    - 5 players: 13, 15 or 17

    Four of them lie face up from the beginning, the others wait in the deck. In the lobby this is “Difficulty”; Standard is usual.

rule-l-12-title = Where the dial starts
rule-l-12 = Before the first round the chief chooses the patient at which the diamond of the dial starts. The diamond always touches trigger space 1 of its patient. Clockwise from there, the other connections touch space 2, 3 and 4 of theirs. So this one choice settles all four triggers.

rule-l-13-title = Power meter and power cubes
rule-l-13 =
    At the beginning eight power cubes lie on the meter and one on each recharging station. There is a meter for each number of players; one player alone has the one for two. The number under a cube says how many emergency cards come when step A takes this cube (L-21).

    Each meter has a standard side, green, and an expert side, red. In the lobby this is “Power meter”; Standard is usual. It has nothing to do with “Difficulty”: any mix will do.

rule-l-14-title = How many dice you have
rule-l-14 = With three players or more each of you rolls six dice. A seventh is set aside and can be gained, the eighth stays in the box. With one or two players each colour has seven dice to roll and one set aside. Effects can change the number for a round, within the limits of L-62.

rule-l-15-title = Chief Medical Officer and Intern
rule-l-15 = One player is Chief Medical Officer, in short the chief, who leads through the round and decides for the team (L-16). The Intern gives the dice back to their players; in Klaxon that happens by itself. In the lobby “First chief” is the seat that begins as chief; usually it is seat 1.

rule-l-16-title = Who decides for the team
rule-l-16 =
    Whatever the team has to choose, the chief chooses: a card, a tile, a line, a player, a station or an order. Everybody may propose something; the chief need not follow.

    The chief may hand the office to another player at any time until the game ends, even while a choice is open: then the new chief chooses. If the chief is away, or is a bot while people play, Klaxon hands the office on to somebody else.

    A choice with one option is made by itself; with none, nothing happens. Only a player who has a die can be named to lose one, and only a player who can have one more to gain one.

## A round, before the minute.

rule-l-20-title = Step A: lose power
rule-l-20 = Each round begins with the left-most cube of the power meter: it leaves the meter and the board. If it is the last one, you lose at once, before any card comes. So you need two cubes on the meter to play another round.

rule-l-21-title = Step B: new emergency cards
rule-l-21 =
    The number that the cube of step A uncovered says how many cards are drawn:

    - An orange card goes to the stat area.
    - A blue card goes to the free slot of the first row that has the lowest number. Only if the first row is full does it go to the second, there too to the lowest number.
    - If both rows are full, with twelve cards, every card that is drawn leaves the game for good, whatever its colour.

    Example: slots 1, 3, 4 and 5 are taken. Three blue cards go to slot 2, to slot 6, and above slot 1.

    Cubes that leave the meter in another way bring no cards. If a cube comes back to a space and leaves it again in a later step A, the number counts again.

rule-l-22-title = The draw pile is empty
rule-l-22 = If there are too few cards to draw, draw what is left; then the discard pile is shuffled and becomes the new draw pile. If there is no discarded card either, nothing more is drawn. Failed stat cards and cards that left the game never come back.

rule-l-23-title = Step C: the emergency dice
rule-l-23 =
    Both emergency dice are rolled, and the cards in those two slots take effect: the lower slot first, and in each slot the first row before the second. A double hits its slot once. If no card lies there, nothing happens. The cards stay where they are, and can be hit again in later rounds.

    A card that is drawn in this step takes effect too if its turn is still to come: in a slot of the roll that comes later, or in the second row of the very slot that is being resolved. Example: the dice show 2 and 5. What slot 2 draws into slot 5 takes effect; what slot 5 draws into slot 2 does not.

rule-l-24-title = Step D: planning
rule-l-24 = Talk for as long as you like: the minute begins when everybody is ready (L-30). In the lobby “Time to plan” can set a limit, of 10 seconds at least and 10 minutes at most. When that is over the minute begins, ready or not. “No limit” is usual.

rule-l-25-title = Escalation
rule-l-25 =
    Once every slot of the roll has had its turn, the emergency dice in the slot of Escalation are rolled again: one die, or both if it was a double. This is a new roll: the lowest slot first, a double once. It hits its slots even if they were hit before in this round. A die that is not rolled again does not hit again.

    If the new roll hits Escalation, the same happens once more. Removing the card helps only before it takes effect, at the latest right after the roll; later the dice are rolled all the same.

## The minute.

rule-l-30-title = Step E: the minute
rule-l-30 =
    When everybody is ready the clock starts and all of you roll all your dice once. The minute ends after 60 seconds; earlier if every die is placed, or if everybody who has an unplaced die says “Done”. At 60 seconds sharp a die comes too late.

    Whoever said “Done” and then uses a die after all is no longer done; nor is a player who is given a die, a re-roll or a die to turn. Nobody waits for a player who is away: after the time of “Away” in the lobby they count as ready, and as done.

rule-l-31-title = Where dice go
rule-l-31 = In the minute dice go on lines of patients, on emergency cards of both rows, on stat cards, on recharging stations and on the re-roll track. Nowhere else: triage cards take none. A die that is placed stays there for the round; nobody can take it back or move it.

rule-l-32-title = Who may fill a line
rule-l-32 =
    The sign of a line says who may fill it:

    - no sign: anybody, alone or together
    - one figure: one player places all its dice
    - two figures: exactly two players, not one and not three
    - two figures and a plus: two players or more
    - three figures between two bars: every player places one die of the kind shown
    - two figures and a bar between them: one player fills the left part, another player the right part

    A space takes the icon that it shows. With two icons it takes either of them, with ? any die. Spaces with = take any icon, but all of them in a line must show the same.

    A die is refused if nobody could complete the line any more under its sign. Example: if exactly two players fill a line of two spaces, you can’t place both dice. Only the sign and the players on the line matter, not the dice that are left.

rule-l-33-title = Line for all, two icons
rule-l-33 = If a line for all players shows two icons, each player chooses which of them to place, whatever the others chose. Example: two players place a drug, the third a shock.

rule-l-34-title = Who may fill cards and stations
rule-l-34 = Anybody may fill emergency cards, stat cards and recharging stations, alone or together with others. Only if a card shows a sign does that count, as on a line (L-32); in Klaxon’s own deck no card does. Spaces with = must match here, too.

rule-l-35-title = The re-roll track
rule-l-35 = Put one of your unplaced dice on the left-most free space of the track and name a player, yourself or somebody else. That player may roll as many of their unplaced dice again as they like. The track has five spaces with one to three players, four with four, three with five. When it is full, it is closed for this round.

rule-l-36-title = What a re-roll is
rule-l-36 =
    A re-roll from the track, from a trigger or from A Fresh Start is one new roll of as many of your unplaced dice as you like, at least one. You need not use it at once, but it is lost when the minute ends. If you have several, you may use them one after the other.

    At the track you can name only a player who then still has an unplaced die. So you can’t give your own last one for yourself.

    Concentrated Effort works in the same way: each player may turn one unplaced die, once, before the minute ends.

rule-l-37-title = New dice and spent dice
rule-l-37 = A die that you gain in the minute is rolled at once. If an emergency card is discarded in the minute, or a line gets a cleared tile, the dice that lie there do not come back: they are spent until the round ends.

## After the minute.

rule-l-40-title = Step F: stat cards
rule-l-40 =
    First, each stat card that is not cleared fails and goes face down to the X area. Then each one that is cleared becomes a triage card, if one of the four triage slots is free.

    If there is room for all cleared cards, they come by themselves. If not, the chief says which come, one after the other, and may use or discard triage cards in between to make room. A cleared card for which no room is made is discarded; it does not count as failed. No card can be used before it lies in a triage slot.

    Triage cards may be discarded unused while cleared cards wait for room, and whenever L-52 allows it.

rule-l-41-title = Step F: emergency cards
rule-l-41 =
    An emergency card with all its spaces filled is discarded. The others stay, and the dice on them go back: in the next round you start with empty spaces.

    A card in the second row slides down if the slot below it is free; no card moves sideways. That is so after any discard. In step C a card slides only when the step is over.

rule-l-42-title = Step G: lines are cleared
rule-l-42 =
    Patients are settled one after the other, clockwise from the one at the diamond. Each complete line gets a cleared tile, which stays from round to round; such a line takes no more dice. A line with a space left over gets nothing; its dice just go back.

    The order is fixed when the step begins. If the dial turns in the meantime, other triggers are touched, but the order stays. Bays without a patient are skipped.

rule-l-43-title = A patient is treated
rule-l-43 =
    If at its turn in step G a patient has a tile on every line (L-42), it is treated, and the trigger that the dial touches at that moment takes effect at once. A blank space does nothing. Then the patient leaves the game, and the next one of the deck takes its place, if there is one.

    Once a patient is treated, its own tiles can’t be taken away any more, and its trigger stays the same even if the dial turns before it takes effect. The new patient can get a tile at once.

rule-l-44-title = Tile on a patient’s last line
rule-l-44 =
    In step G, a tile from a trigger or from Clear! may clear the last line of any patient, even of one that was settled already. That patient is treated at once, and the trigger that the dial touches at that moment takes effect too. If a trigger laid the tile, all this comes before the first patient leaves. Chains are possible.

    At any other time the tile just stays. The patient is then treated in the next step G, with the trigger that the dial touches then, if no tile was lost before.

rule-l-45-title = Step G: recharging stations
rule-l-45 =
    After all patients, each station that is filled moves one of its cubes to the right-most open space of the power meter. These spaces have to be filled:

    - 1 or 2 players: the top row
    - 3 players: also the left space of the bottom row
    - 4 players: also the middle one
    - 5 players: also the right one

    The spaces for more players are closed, and a station without a cube takes no dice. If the meter is full, the cube stays. If both stations are filled and the meter has one open space, the chief chooses which station gives its cube.

rule-l-46-title = Step H: the dial turns
rule-l-46 =
    All dice go back. Then the dial turns once, clockwise: every connection moves on to the next bay. With that the round ends, also if the dial was kept still. Locks and other effects end, re-rolls that nobody used are lost, and everybody has the normal number of dice again (L-14), plus or minus what steps F and G brought (L-47).

    If another effect turns the dial, that ends nothing, and in step H the dial turns all the same.

rule-l-47-title = This round or the next one
rule-l-47 =
    Dice that you gain or lose, re-rolls and locks count for this round if they come in steps A to E. If they come in steps F and G they count for the coming round: they begin after step H. Example: a trigger closes the re-roll track in step G. It is closed in the next minute.

    Cubes, tiles, cards and turns of the dial act at once. A trigger that keeps the dial still does so in step H of this round.

## Triage cards.

rule-l-50-title = Using a triage card
rule-l-50 =
    A triage card is used when the chief says so, and then discarded. Up to the end of the minute it counts for this round. Afterwards, in steps F to H, this holds:

    - Dice to gain, re-rolls, dice to turn, Crisis Averted and Disaster Averted count for the coming round.
    - Clear!, Under Control and Recharge act at once.
    - Triage and Tactical Decision act on the round that is ending.

rule-l-51-title = No Help In Sight
rule-l-51 =
    From the moment an emergency die lands on its slot, in either row, no triage card can be used until the round ends in step H: not even Crisis Averted, Disaster Averted or Under Control. So use them before the roll. To clear the card in the minute does not help in this round. If it is drawn only later in step C, it counts from when it takes effect.

    Cleared stat cards become triage cards all the same, and you may discard triage cards or lose them to Lost Assistance and Setback. Right after step H, before the next step A, triage cards can be used again.

rule-l-52-title = When triage cards can be used
rule-l-52 =
    “At any time” means:

    - between two steps, before step H and between H and the next A, too
    - in planning and in the minute
    - right after the emergency dice were rolled, also after Escalation, before any card takes effect
    - between two stat cards and between two patients
    - before a red trigger of a treated patient takes effect

    It does not mean: while a choice is open, between two cards that take effect in step C, before a green trigger, before the stations recharge, or against a loss. A card that could do nothing is refused. Right after a roll Crisis Averted and Disaster Averted need a card in a slot of that roll.

    The game stops only if a card could be used. Then triage cards may also be discarded unused. The chief’s “Go on” ends the stop. It ends by itself if no card could be used any more, or if what it was made for no longer happens, such as a red trigger that Triage stops. It also ends by itself after 10 seconds, or after 1.5 if no card would do more now than in planning; but if a player touches something before that, the table waits.

## The end.

rule-l-55-title = Winning and losing
rule-l-55 =
    You win the moment the last patient is treated, with nobody left to treat in the bays or in the deck. No trigger, station or turn of the dial counts any more, so the last patient’s own red trigger can’t lose the game. You lose:

    - if the last cube leaves the power meter, in step A or in any other way
    - if three stat cards have failed; with one or two players, four

    Both count at once. So a card that fails in step F can lose the game before anybody is treated in step G, and a cube that a trigger takes is gone before the stations recharge.

rule-l-56-title = Lost cubes and cubes that return
rule-l-56 =
    A cube that step A or a trigger removes leaves the board. Recharge and triggers bring one of these back, never one from a station, to the right-most open space of the meter. If no cube has left the board, or the meter is full, nothing happens.

    Power Loss moves the left-most cube to a station. If it is the last one on the meter, you lose; it goes to station 1, and nobody is asked.

## The cards.

rule-l-60-title = What blue cards do
rule-l-60 =
    A blue card takes effect when an emergency die hits its slot. If it has nothing to act on, nothing happens.

    - Lost Assistance: a triage card is discarded.
    - Setback: a triage card goes back to the stat area and has to be cleared again in this round.
    - Bathroom Break: one player loses two dice, or the only one they have.
    - Regression: a cleared tile is taken off a patient.
    - No Help In Sight: no triage card can be used in this round (L-51).
    - Lock Down: the re-roll track is closed in this round. Free re-rolls still work.
    - Under Duress, Increased Distress, Unexpected Hindrance: one emergency card is drawn.
    - Foiled Plans: the dial turns once.
    - Escalation: the dice in its slot are rolled again (L-25).
    - Power Lock: the recharging stations are closed in this round.
    - Under-manned: every player loses a die.
    - Chaos: two emergency cards are drawn.
    - Bad Timing: every red trigger that the dial touches now takes effect, clockwise from the diamond. Nobody is treated by that. If the dial turns on the way, the triggers stay the same.
    - Power Loss: the left-most cube of the meter goes to a station (L-56).
    - Caught Off Guard: the top card of the draw pile takes its place and takes effect; Caught Off Guard itself is discarded. An orange card goes to the stat area instead, even if both rows are full, and the slot stays empty. If no card is left, Caught Off Guard is only discarded.
    - A Thankless Job: green triggers do nothing in this round.

    What is closed already can’t be closed twice.

rule-l-61-title = What triage cards do
rule-l-61 =
    An orange card helps once it is cleared, lies in the triage area and is used. L-50 says for which round, L-52 when.

    - Tactical Decision: the dial does not turn in step H. It can be used from step A until step H, not between H and the next A.
    - Triage: red triggers of patients treated in this round do nothing. Used right before a red trigger, it stops this one and all later ones of the round. It does not help against Bad Timing.
    - Concentrated Effort: every player may turn one rolled, unplaced die to another face, also in the middle of the minute.
    - Clear!: a cleared tile goes on any unfinished line.
    - Adrenaline Rush: every player gains a die.
    - Crisis Averted: if it is used before the roll, the emergency dice are not rolled; if right after a roll, the dice of that roll do nothing.
    - Under Control: any card of the emergency area is discarded, none of the stat area.
    - Disaster Averted: if it is used before the roll, one emergency die is rolled instead of two; if right after a roll, one die of that roll does nothing. Of a double the other die still hits the slot; so the card changes something only if Escalation lies there or comes there.
    - Recharge: a lost cube comes back to the power meter (L-56).
    - Caffeine Rush: one player gains a die.
    - A Fresh Start: every player may roll any of their unplaced dice again, once, for free; also in the middle of the minute and under Lock Down.

rule-l-62-title = Most and fewest dice
rule-l-62 =
    Nobody ever has more than seven dice, or eight with one or two players. A die beyond that is ignored when it comes, even if you lose one right afterwards. A die that you lose is set aside and can be gained again. Whoever has none can lose none. In steps F and G the number of dice for the coming round is what counts.

    In general: an effect that has nothing to act on does nothing.

rule-l-63-title = What triggers do
rule-l-63 =
    Green triggers:

    - one player, or every player, gains a die
    - one player, or every player, has a free re-roll
    - a cleared tile goes on an unfinished line
    - a lost power cube comes back to the meter
    - a card leaves the emergency area
    - the dial stays where it is in step H, whether you want it or not
    - the dial turns once

    Red triggers:

    - one player, or every player, loses a die
    - a cleared tile is taken away
    - a power cube is lost
    - a triage card is discarded
    - an emergency card is drawn, as in L-21; an orange one that comes in step G has to be cleared in the next round
    - the re-roll track is closed
    - the dial turns once

    Three dots below the picture mean every player. L-47 says in which round it counts.

rule-l-64-title = Green, blue and orange cards
rule-l-64 = Where a card is pictured, its colour says where that card lies: green in the triage area, blue in the emergency area, orange in the stat area. What discards a triage card leaves the other areas alone, and what discards a card of the emergency area never takes a stat card.

## What lies on the table: the patients.

look-patient-title = Patient
look-patient = A patient has three to five lines. You fill them with dice, in any order and over as many rounds as you like; what is cleared stays cleared. With all lines cleared the patient is treated in step G, and the trigger that the dial touches takes effect (L-43). Once you have treated all patients, you have won.

look-bay-title = Bay
look-bay = One of the four places for patients around the dial. When a patient is treated, the next one of the deck comes. If the deck is empty, the bay stays empty, and the dial turns past it all the same.

look-line-title = Line
look-line = If all spaces of a line are filled in the same minute, it gets a cleared tile in step G. With a space left over it gets nothing, and its dice go back (L-42). The sign before the spaces says who may fill it (L-32).

look-sign-any-title = No sign: anybody
look-sign-any = Anybody may fill what has no sign: one player alone or several together, in any mix.

look-sign-one-title = Sign: one player alone
look-sign-one = One figure: the same player places all dice of this line. Once a die lies there, nobody else can join.

look-sign-two-title = Sign: exactly two players
look-sign-two = Two figures: exactly two players fill this line together, each with at least one die. One player can’t do it alone, and a third can’t join.

look-sign-more-title = Sign: two players or more
look-sign-more = Two figures and a plus: two players or more fill this line together. How many dice each of them places does not matter, as long as not all are from one player.

look-sign-all-title = Sign: every player
look-sign-all = Three figures between two bars: every player places one die here, so the line has as many spaces as there are players. If it shows two icons, each player chooses one of them (L-33). Whoever plays alone places one die of each colour.

look-sign-split-title = Sign: left and right part
look-sign-split = Two figures and a bar between them: one player fills the left part of the line, another player the right part. Nobody else can join, and nobody can fill both parts.

look-space-title = Space for a die
look-space = A space takes one die. What is drawn there says which: one icon, two icons to choose from, ? for any die, = for the same icon on all spaces with =. Touch a die, and the spaces that take it light up. What lies there stays for the round (L-31).

look-space-icon-title = A space with one icon
look-space-icon = It takes a die that shows this icon.

look-space-either-title = A space with two icons
look-space-either = It takes a die that shows either of the two.

look-space-any-title = ? Any die
look-space-any = It takes any die, whatever it shows.

look-space-matching-title = = Dice that match
look-space-matching = Any icon will do, but all spaces with = on the same line, card or station must show the same one. The first die decides which.

look-cleared-tile-title = Cleared tile
look-cleared-tile = This line is done and takes no more dice. The tile stays from round to round, unless an effect takes it away: then the line is open again, with all its spaces. Dice that lay there when the tile came in the minute are spent for this round (L-37).

look-trigger-title = Trigger
look-trigger = Each patient has four triggers. When the patient is treated, exactly one counts: the one that the dial touches at that moment (L-43). Each turn of the dial changes which one that is, so it matters when you treat whom. Three dots below the picture mean every player.

look-trigger-green-title = Green trigger
look-trigger-green = It helps you if the dial touches it when this patient is treated. Under A Thankless Job it does nothing.

look-trigger-red-title = Red trigger
look-trigger-red = It harms you if the dial touches it when this patient is treated; the patient counts as treated all the same. The triage card Triage stops it. Bad Timing sets it off even without a treatment.

look-trigger-blank-title = Blank trigger space
look-trigger-blank = If the dial touches it when this patient is treated, nothing happens.

look-dial-title = Dial of the life support
look-dial = The dial connects each bay to one trigger of its patient. At the end of each round, in step H, it turns once, clockwise: then every patient has another trigger (L-46). Cards and triggers can turn it, too, or keep it still. Each patient shows the trigger that is touched now and the one after the turn.

look-diamond-title = Diamond and connections
look-diamond = The dial has four connections. The diamond always touches trigger space 1 of its patient; clockwise from there the others touch space 2, 3 and 4 (L-12). In step G the patient at the diamond is the first to be settled.

## What lies on the table: stations, re-rolls, power.

look-station-title = Recharging station
look-station = Fill all its spaces in one minute, and one of its cubes goes back to the power meter in step G: that is one round more. Anybody may place dice here. How many spaces count depends on the number of players (L-45). Without a cube it takes no dice, and with a full meter its cube stays.

look-station-1-title = Station 1
look-station-1 = In Klaxon’s own deck station 1 asks for a shock and a pulse; with three players or more also for any die, with four or more also for air, with five also for a drug.

look-station-2-title = Station 2
look-station-2 = In Klaxon’s own deck station 2 asks for two dice alike; with three players or more also for any die, with four or more also for a third die like the two, with five also for blood.

look-reroll-track-title = Re-roll track
look-reroll-track = Bad dice? Put one of them here and name a player, yourself or somebody else, who may roll as many of their unplaced dice again as they like (L-35). The spaces are few, and a die that lies here is spent for the round. Lock Down and a red trigger can close the track.

look-power-meter-title = Power meter
look-power-meter = Each round takes the left-most cube away. The number under it says how many emergency cards come then (L-21); “next brings” shows the next one. When the last cube goes, you lose. Full recharging stations, Recharge and some green triggers bring cubes back.

look-power-cube-title = Power cube
look-power-cube = On the meter each cube but the last is good for one round. On a station it waits until you fill that station (L-45). Cubes that left the board come back only by Recharge or a trigger (L-56).

look-locked-title = Locked
look-locked = A lock-down tile closes the re-roll track, the recharging stations or the triage area; A Thankless Job keeps green triggers off. All of it ends when the round ends, in step H. A lock that comes from a trigger in step G begins only then and lasts for the next round (L-47).

look-patients-left-title = Patients to save
look-patients-left = So many patients are not treated yet, in the bays and in the deck together. At none you have won.

## What lies on the table: emergencies.

look-slot-title = Slot of the emergency area
look-slot = Blue cards lie in slots 1 to 6. In step C two dice are rolled, and the cards in the slots of their numbers take effect (L-23). Free slots are filled from the lowest number on.

look-second-row-title = Second row
look-second-row = If all six slots are taken, blue cards come to a second row above them. A die that hits the slot hits both cards, the first row first. When the card below is gone, the upper one slides down (L-41).

look-emergency-dice-title = Emergency dice
look-emergency-dice = Two dice with the numbers 1 to 6 are rolled in step C. Each lies on the slot that it hit. A double hits once (L-23).

look-emergency-card-title = Emergency card
look-emergency-card = A blue card takes effect whenever an emergency die hits its slot, round after round, until it is gone. Fill its spaces in the minute, alone or together, and it is discarded in step F. You need not clear blue cards to win.

look-stat-area-title = Stat area
look-stat-area = Orange cards come here, any number of them. They must be cleared in the minute that comes next, or they fail (L-40).

look-stat-card-title = Stat card
look-stat-card = Fill the spaces of this orange card in this minute, alone or together. Then it becomes a triage card, which helps you. If you don’t, it fails, and too many failed cards lose the game (L-40, L-55). Emergency dice do not hit it.

look-triage-area-title = Triage area
look-triage-area = Here is room for four triage cards: stat cards that you cleared. If a fifth comes, one has to go: use it, discard it, or give the new one up (L-40).

look-triage-card-title = Triage card
look-triage-card = It helps once, then it is discarded. The chief uses it, everybody may propose it. It can be used in planning, in the minute and at many moments in between (L-52). After the minute some cards count for the coming round (L-50).

look-failed-title = Failed stat cards
look-failed = Each stat card that was not cleared in its minute lies here, face down, for good. With the third you lose; with one or two players with the fourth (L-55).

## Dice and players.

look-dice-title = Your dice
look-dice = All of you roll all your dice once when the minute begins. Touch a die, then a space that lights up; or drag it there. Usually you have six dice, seven with one or two players; effects give or take some for a round (L-14, L-62).

look-icon-title = Icon
look-icon = One of the six faces of a medic die: pulse, blood, drug, dressing, shock or air. All six are equally likely.

look-player-colour-title = Players’ colours
look-player-colour = Each player has dice of one colour, with a shape in the corner so that nobody has to tell colours apart. On lines it matters whose dice they are (L-32); otherwise the colour means nothing. Whoever plays alone holds two colours, which count as two players (L-10).

look-free-reroll-title = A re-roll of yours
look-free-reroll = You may roll any of your unplaced dice again, once. Choose at least one. It came from the track, a trigger or A Fresh Start, and is lost when the minute ends (L-36).

look-set-die-title = Turn a die
look-set-die = By Concentrated Effort you may turn one of your unplaced dice to another face, once, before the minute ends (L-36).

look-chief-title = Chief Medical Officer
look-chief = The chief makes every choice of the team and uses the triage cards. Everybody may propose. The chief can hand the office to another player at any time (L-16).

look-proposal-title = Proposal
look-proposal = This is what a player would do if they were chief. Others can agree with one touch. It is done only if the chief decides so (L-16).

look-pin-title = Pin: who takes what
look-pin = A helmet on a line, card or station says: this player wants to fill it in the coming minute. Everybody can set up to five pins in planning and take them back by a second touch. They bind nobody.

## The round.

look-planning-title = Planning
look-planning = Now is time to talk, without a limit if you did not set one. Touch lines, cards and stations that you take. Triage cards can be used. The minute begins when everybody is ready (L-24).

look-ready-title = Ready
look-ready = When everybody is ready the minute begins at once, and all dice are rolled. Nobody can take it back.

look-minute-title = The minute
look-minute = You have 60 seconds to place dice, all at the same time. The minute ends earlier if every die is placed or everybody is done (L-30). Triage cards can be used while it runs.

look-done-title = Done
look-done = You do not want to place any more dice. When everybody is done who still has dice, the minute is over. If you use a die after all, or are given something, you are no longer done (L-30).

look-stop-title = A stop for triage cards
look-stop = The game stops for a moment because a triage card could be used now. The chief uses one, or goes on. If nobody touches anything, it goes on by itself when the bar has run out (L-52).

look-round-title = Round
look-round = A round has eight steps, A to H: power, cards, emergency dice, planning, the minute, stat and emergency cards, patients and stations, dial. There are as many rounds as the power lasts.

look-step-a-title = A: lose power
look-step-a = The left-most cube of the power meter goes. If it was the last, you lose (L-20).

look-step-b-title = B: new emergency cards
look-step-b = As many cards come as the number under the cube says: blue ones to the slots, orange ones to the stat area (L-21).

look-step-c-title = C: emergency dice
look-step-c = Two dice are rolled, and the blue cards in their slots take effect (L-23).

look-step-d-title = D: planning
look-step-d = You talk and say who takes what. It ends when everybody is ready (L-24).

look-step-e-title = E: the minute
look-step-e = Everybody rolls, and for 60 seconds all of you place dice (L-30).

look-step-f-title = F: stat cards and emergency cards
look-step-f = Stat cards that are not cleared fail, the others become triage cards (L-40). Cleared blue cards are discarded (L-41).

look-step-g-title = G: patients and stations
look-step-g = Complete lines get cleared tiles, and patients without an open line are treated (L-42, L-43). Then full stations recharge (L-45).

look-step-h-title = H: the dial turns
look-step-h = All dice go back, the dial turns once, and the round ends (L-46).
