// What a log says: crews and their figures; and files with logs, written, read and put together.

// So many games are kept.
const MOST = 500;
// No text of an entry is longer than this, and no list of it.
const LONGEST = 2000, MANY = 100;

// The difficulty of a game; null if it has none.
export const difficulty = entry => entry.options?.find(option => option.startsWith('difficulty '))?.slice(11) ?? null;

// A time such as 7:42.5 in seconds; none if it is none.
export function seconds(time) {
  const found = /^(\d+):(\d\d(?:\.\d+)?)$/.exec(time);
  return found && Number(found[1]) * 60 + Number(found[2]);
}

// Seconds as a clock shows them.
export const clock = all => `${Math.floor(all / 60)}:${String(Math.floor(all % 60)).padStart(2, '0')}`;

// In a game against each other: the names of the people who won it; null if all play together.
export function result(entry) {
  if (!entry.standings?.length) return null;
  const first = entry.standings.filter(({place}) => place === 1);
  return first.map(({seat}) => entry.players[seat - 1] ?? `Bot ${seat}`).join(', ');
}

// Whether people won: against each other, one of them.
function isWon(entry) {
  if (!entry.standings?.length) return entry.won;
  return entry.standings.some(({seat, place}) => place === 1 && entry.players[seat - 1]);
}

// Games with the box, on a table of wood: there nobody is a bot, but not everybody has a name.
export const isOfWood = entry => entry.room === 'table';

// The people at a table, in an order that does not depend on their seats.
const names = entry => [...new Set(entry.players.filter(Boolean))].sort();

// How many people of a crew without any name there are.
export const unnamed = entry => isOfWood(entry) && !names(entry).length ? entry.players.length : 0;

function grouped(log, key) {
  const groups = new Map;
  for (const entry of log) {
    const name = key(entry);
    groups.has(name) ? groups.get(name).push(entry) : groups.set(name, [entry]);
  }
  return [...groups.values()];
}

// The crews of a log, the one that played last first, each with its figures, altogether and by game and difficulty.
export function crews(log) {
  const all = grouped(log, entry => JSON.stringify([names(entry), unnamed(entry)]));
  all.sort((one, other) => log.lastIndexOf(other.at(-1)) - log.lastIndexOf(one.at(-1)));
  return all.map(games => ({
    names: names(games[0]),
    unnamed: unnamed(games[0]),
    figures: figures(games),
    kinds: grouped(games, entry => `${entry.game} ${difficulty(entry)}`)
      .map(games => ({game: games[0].game, hard: difficulty(games[0]), figures: figures(games)})),
  }));
}

// Points of different games and difficulties can't be compared: the most points are told where there is one kind.
function figures(log) {
  let streak = 0, longest = 0;
  for (const entry of log) longest = Math.max(longest, streak = isWon(entry) ? streak + 1 : 0);
  const one = new Set(log.map(entry => `${entry.game} ${difficulty(entry)}`)).size === 1;
  // Against each other nobody wins by being fast.
  const won = log.filter(isWon), fast = won.filter(entry => !entry.standings?.length);
  const times = fast.map(entry => seconds(entry.time)).filter(Boolean);
  return {
    games: log.length, won: won.length, streak, longest,
    best: one ? Math.max(...log.map(entry => entry.points)) : null,
    fastest: one && times.length ? Math.min(...times) : null,
    points: one ? log.map(entry => [entry.points, isWon(entry)]) : [],
  };
}

// A log for spreadsheets, as a server writes that of a room: what has several values is joined by semicolons, and nothing
// is taken for a formula.
export function csv(log) {
  const guarded = text => /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  const quoted = value => {
    const text = guarded(`${value}`);
    return text !== `${value}` || /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const nobody = entry => isOfWood(entry) ? 'unnamed' : 'bot';
  const rows = log.map(entry => [
    entry.room, entry.number, entry.at, entry.game, entry.options.join('; '),
    entry.players.map(name => name === null ? nobody(entry) : guarded(name)).join('; '),
    entry.won, entry.points, entry.time, entry.paused, entry.reason,
  ]);
  const columns = ['room', 'number', 'at', 'game', 'options', 'players', 'won', 'points', 'time', 'paused', 'reason'];
  return [columns, ...rows].map(row => `${row.map(quoted).join(',')}\r\n`).join('');
}

// Whether this is the address of a record: whatever else stands there leads nowhere.
const isAddress = value => /^[0-9a-f]{32}$/.test(value);

// The address of the record of a game; null if there is none.
export const address = entry => isAddress(entry.address) ? entry.address : null;

const text = value => typeof value === 'string' && value.length <= LONGEST;
const whole = Number.isSafeInteger;
const list = is => value => Array.isArray(value) && value.length <= MANY && value.every(is);
const line = value => text(value?.what) && whole(value.points);
const FIELDS = {
  room: text, number: whole, at: value => text(value) && !isNaN(new Date(value)), game: text, options: list(text),
  players: list(value => value === null || text(value)), won: value => typeof value === 'boolean', reason: text,
  points: whole, score: list(line),
  standings: list(value => whole(value?.seat) && whole(value.place) && list(line)(value.score)),
  time: value => text(value) && seconds(value) !== null, seed: value => value === null || text(value), paused: whole,
  // Older entries have none.
  address: value => value == null || isAddress(value),
};

// A log from a file, or what is wrong with it.
export function parsed(file) {
  let log;
  try {
    log = JSON.parse(file);
  } catch {
    return {problem: {word: 'no-json'}};
  }
  if (!Array.isArray(log)) return {problem: {word: 'no-list'}};
  for (const [i, entry] of log.entries()) {
    const field = Object.keys(FIELDS).find(name => !FIELDS[name](entry?.[name]));
    if (field) return {problem: {word: 'bad-entry', entry: i + 1, field}};
  }
  // What an entry has besides is not ours.
  const fields = Object.keys(FIELDS);
  return {log: log.map(entry => Object.fromEntries(fields.map(name => [name, entry[name]])))};
}

// Of a game that is dealt from a seed the seed is enough.
const same = entry => JSON.stringify(entry.seed === null ? [entry.room, entry.number, entry.at] : [entry.room, entry.seed]);

// Two logs as one, the oldest game first, with the number of games that the first did not have.
export function merged(log, more) {
  const there = new Set(log.map(same)), all = [...log];
  for (const entry of more) {
    if (there.has(same(entry))) continue;
    there.add(same(entry));
    all.push(entry);
  }
  const added = all.length - log.length;
  all.sort((one, other) => new Date(one.at) - new Date(other.at));
  return {all: all.slice(-MOST), added};
}
