// The mission log, by crew, game and difficulty: what the table has kept of the games of this device, or what a server
// knows of those of a room. docs/log.md says what an entry has.
import {address, crews, csv, parsed, merged, difficulty, result, clock, isOfWood, unnamed} from './log-book.js';

const NAME = 'klaxon-games';
// The code of the room whose log this is; null for that of this device.
const ROOM = new URLSearchParams(location.search).get('room');
// So many of the last games are listed.
const LISTED = 50;
// A larger file is no log: five hundred games take a tenth of this.
const LARGEST = 5e6;

const by = id => document.getElementById(id);
const word = name => document.querySelector(`[data-word="${name}"]`)?.textContent ?? name;
const tell = text => { by('told').textContent = text };

function kept() {
  try {
    const log = JSON.parse(localStorage.getItem(NAME) || '[]');
    return Array.isArray(log) ? log.filter(entry => entry && Array.isArray(entry.players)) : [];
  } catch {
    return [];
  }
}

// An element with texts or other elements in it; texts stay texts, whatever somebody calls themselves.
function made(name, of = {}, ...inside) {
  const element = document.createElement(name);
  Object.assign(element, of);
  element.append(...inside);
  return element;
}

const titles = {fuse: 'FUSE', countdown: 'Countdown', flatline: 'FLATLINE', planter: 'Fuse'};
const title = game => titles[game] ?? (game.includes('+') ? `${word('combined')}: ${game}` : game);

// The games that are shown, and the addresses of those whose records this device may delete.
let log = [], own = new Set;

function show() {
  if (!ROOM) log = kept();
  const game = by('pick-game').value, hard = by('pick-difficulty').value;
  choices('pick-game', log.map(entry => entry.game), title);
  choices('pick-difficulty', log.map(difficulty).filter(Boolean), word);
  const shown = log.filter(entry => (!game || entry.game === game) && (!hard || difficulty(entry) === hard));
  by('pick').hidden = by('last').hidden = !log.length;
  for (const id of ['export', 'export-csv', 'delete', 'adopt']) by(id).disabled = !log.length;
  if (!by('told').textContent) tell(state());
  by('crews').replaceChildren(...crews(shown).map(crew));
  by('last').querySelector('tbody').replaceChildren(...shown.slice(-LISTED).reverse().map(row));
}

// What there is to say without being asked.
function state() {
  if (ROOM) return log.length ? '' : word('empty-room');
  if (isForbidden()) return word('forbidden');
  if (isFull()) return word('full');
  return log.length ? '' : word('empty');
}

function isForbidden() {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

// Whether there is no room for another game.
function isFull() {
  try {
    localStorage.setItem('klaxon-probe', 'x'.repeat(2000));
    localStorage.removeItem('klaxon-probe');
    return false;
  } catch {
    return true;
  }
}

// What can be chosen stays while something is chosen.
function choices(id, values, name) {
  const select = by(id), now = select.value;
  const options = [...new Set(values)].sort().map(value => made('option', {value}, name(value)));
  select.replaceChildren(select.options[0], ...options);
  select.value = now;
}

// What a crew is called.
const called = (names, unnamed) => names.join(', ') || (unnamed ? `${word('unnamed')} (${unnamed})` : word('nobody'));

function crew({names, unnamed, figures, kinds}) {
  const section = made('section', {className: 'panel crew'}, made('h3', {}, called(names, unnamed)));
  if (kinds.length > 1) section.append(facts(figures));
  section.append(...kinds.map(kind));
  return section;
}

function kind({game, hard, figures}) {
  const name = [title(game), hard && word(hard)].filter(Boolean).join(' · ');
  const section = made('div', {className: 'kind'}, made('h4', {}, name), facts(figures));
  if (figures.points.length > 1) section.append(plot(figures));
  return section;
}

function facts({games, won, streak, longest, best, fastest}) {
  const all = {games, won, streak, longest, best, fastest: fastest && clock(fastest)};
  const there = Object.entries(all).filter(([, value]) => value !== null);
  return made('dl', {}, ...there.map(([name, value]) => made('div', {}, made('dt', {}, word(name)), made('dd', {}, `${value}`))));
}

const SVG = 'http://www.w3.org/2000/svg';
function drawn(name, of) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(of)) element.setAttribute(key, value);
  return element;
}

// Points from game to game: a dot is filled for a victory.
function plot({points}) {
  const last = points.slice(-30), values = last.map(([value]) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const at = (value, i) => [6 + i * 388 / (last.length - 1), 66 - (value - low) * 60 / (high - low)].map(Math.round);
  const svg = drawn('svg', {class: 'plot', viewBox: '0 0 400 72', preserveAspectRatio: 'xMinYMid', role: 'img', 'aria-label': `${word('plot')}: ${values.join(', ')}`});
  svg.append(drawn('polyline', {points: values.map(at).join(' ')}));
  for (const [i, [value, won]] of last.entries()) {
    const [cx, cy] = at(value, i);
    svg.append(drawn('circle', {cx, cy, r: 4, class: won ? 'won' : ''}));
  }
  return svg;
}

function row(entry) {
  const when = new Date(entry.at), names = entry.players.filter(Boolean);
  const hard = difficulty(entry);
  const said = result(entry) ?? word(entry.won ? 'victory' : 'defeat');
  const cells = [
    isNaN(when) ? entry.at : when.toLocaleString(document.documentElement.lang, {dateStyle: 'short', timeStyle: 'short'}),
    [title(entry.game), hard && word(hard), isOfWood(entry) && word('table')].filter(Boolean).join(' · '),
    called(names, unnamed(entry)), said, `${entry.points}`, `${entry.time}`.split('.')[0],
  ];
  const [first, ...others] = cells.map(cell => made('td', {}, cell));
  // On a phone the table is wider than the screen: what can be touched is where it is seen.
  return made('tr', {}, first, made('td', {}, ...recordKeys(entry)), ...others);
}

// What can be done with the record of a game, if there is one.
function recordKeys(entry) {
  const at = address(entry);
  if (!at) return [];
  const watch = made('a', {className: 'key watch', href: `/replay/${at}?lang=${document.documentElement.lang}`}, word('watch'));
  if (!own.has(at)) return [watch];
  const forget = made('button', {className: 'key forget', onclick: () => deleteRecord(at)}, word('delete-record'));
  return [watch, forget];
}

// The secret by which the server knows this device in the room; null if it has none.
function token() {
  try {
    return localStorage.getItem(`klaxon-token-${ROOM.toUpperCase()}`);
  } catch {
    return null;
  }
}

async function deleteRecord(at) {
  if (!confirm(word('delete-record-sure'))) return;
  const answer = await asked(`/api/records/${at}?lang=${document.documentElement.lang}`, token(), 'DELETE');
  await fetchRoom();
  tell(answer.why ?? word('deleted-record'));
}

// The records of which this device may delete any: those of games in which its player had a seat.
async function fetchOwn() {
  const secret = token();
  if (!secret) return new Set;
  const {log} = await asked(`/api/rooms/${encodeURIComponent(ROOM)}/records`, secret);
  return new Set((log ?? []).map(address));
}

function save(name, text, type) {
  const href = URL.createObjectURL(new Blob([text], {type}));
  made('a', {href, download: name}).click();
  // Some browsers read it only after a while.
  setTimeout(() => URL.revokeObjectURL(href), 10000);
}

const file = ROOM ? `klaxon-${ROOM}` : 'klaxon';
by('pick').onchange = show;
by('export').onclick = () => save(`${file}.json`, JSON.stringify(log, null, 2), 'application/json');
by('export-csv').onclick = () => save(`${file}.csv`, csv(log), 'text/csv;charset=utf-8');
by('adopt').onclick = () => tell(take(JSON.stringify(log)));
by('again').onclick = fetchRoom;
by('import').onchange = async ({target}) => {
  const [file] = target.files;
  if (file) tell(file.size > LARGEST ? word('too-large') : take(await file.text()));
  target.value = '';
  show();
};
by('delete').onclick = () => {
  if (!confirm(word('delete-sure'))) return;
  try {
    localStorage.removeItem(NAME);
    tell(word('deleted'));
  } catch {
    tell(word('forbidden'));
  }
  show();
};

// Takes the games of a file in; returns what there is to say about it.
function take(text) {
  const {log, problem} = parsed(text);
  if (problem) return `${word(problem.word)}${problem.entry ? `: ${problem.entry}, ${problem.field}` : ''}`;
  const before = kept(), {all, added} = merged(before, log);
  try {
    localStorage.setItem(NAME, JSON.stringify(all));
  } catch {
    return word(isForbidden() ? 'forbidden' : 'no-room');
  }
  return `${word('added')}: ${added} · ${word('known')}: ${log.length - added}`;
}

// The log of a room, from its server; or why it can't be had.
async function fetchRoom() {
  by('again').hidden = true;
  tell(word('fetching'));
  const answer = await asked(`/api/rooms/${encodeURIComponent(ROOM)}/log?lang=${document.documentElement.lang}`);
  log = answer.log ?? log;
  own = await fetchOwn();
  tell(answer.why ?? '');
  by('again').hidden = !answer.why;
  if (!answer.why) show();
}

async function asked(path, secret, method = 'GET') {
  try {
    const headers = secret ? {authorization: `Bearer ${secret}`} : {};
    const answer = await fetch(path, {cache: 'no-store', method, headers});
    const got = answer.status === 204 ? null : await answer.json();
    return answer.ok ? {log: got} : {why: `${got.text[0].toUpperCase()}${got.text.slice(1)}.`};
  } catch {
    return {why: word('no-network')};
  }
}

if (ROOM) {
  for (const element of document.querySelectorAll('[data-of]')) element.hidden = element.dataset.of !== 'room';
  by('title').textContent += ` ${ROOM.toUpperCase()}`;
  // In the other language it is the log of the same room.
  document.querySelector('.lang').href += `&room=${encodeURIComponent(ROOM)}`;
  by('to-room').href = `/${encodeURIComponent(ROOM)}?lang=${document.documentElement.lang}`;
  addEventListener('online', fetchRoom);
  fetchRoom();
} else {
  // Another page of this log has looked whether there is room: that is no news.
  addEventListener('storage', ({key}) => key === 'klaxon-probe' || show());
  show();
}
