// Keeps the page for times without a network: the files of this build, and the pages that need no server. Rooms and the
// API are never kept. It is filled only when a page asks for it, which pages do once nobody waits for anything.
const BUILD = '{{mark}}';
const FILES = [{{files}}].map(file => `/app/${BUILD}/${file}`);
const LANGUAGES = [{{languages}}];
const BOOKS = ['', '/fuse', '/countdown', '/flatline', '/planter'].map(book => '/rules' + book);
const PATHS = [...BOOKS, '/', '/solo', '/replay', '/learn', '/log', '/computer'];
const PAGES = PATHS.flatMap(path => LANGUAGES.map(language => `${path}?lang=${language}`));
const PREFIX = 'klaxon ';
const NAME = PREFIX + BUILD;
// So long a page may take over the network before the kept one is shown, in milliseconds.
const PATIENCE = 4000;
// So long an open page may take to say which build it is of, in milliseconds.
const ANSWER = 3000;

const later = millis => new Promise(done => setTimeout(done, millis));

onactivate = event => event.waitUntil((async () => {
  // The browser asks the network while this worker still wakes up.
  await registration.navigationPreload?.enable();
  await clients.claim();
})());

onmessage = event => {
  const answer = what => event.ports[0]?.postMessage(what);
  if (event.data === 'which') answer(BUILD);
  if (event.data === 'take') event.waitUntil(skipWaiting());
  if (event.data === 'fill') event.waitUntil(fill().then(answer));
};

onfetch = event => {
  const {request} = event, url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (request.method === 'GET' && isFile(url.pathname)) event.respondWith(file(request));
};

// Over a table the pages of rules are files like others: nobody who plays waits for a network.
const isFile = path => path.startsWith('/app/') || BOOKS.includes(path);

// The address of a file changes with every build: what is kept is right.
const file = async request => await kept(request.url) || fetch(request);

// This build's own, else another's: a page that is open may be older, and the last whole build is better than none.
async function kept(address) {
  const how = {ignoreVary: true};
  try {
    return await caches.match(address, {...how, cacheName: NAME}) || await caches.match(address, how);
  } catch {
    // Some browsers take the store away while they run.
  }
}

// A page from the network; without one, the kept page, or a word about that.
async function page(event, url) {
  const own = PATHS.includes(url.pathname) && event.request.method === 'GET';
  const asked = network(event).catch(() => null);
  const got = await (own ? Promise.race([asked, later(PATIENCE)]) : asked);
  if (got && !(own && got.status >= 500)) return got;
  const language = languageOf(url);
  const instead = own ? `${url.pathname}?lang=${language}` : `/app/${BUILD}/offline.${language}.html`;
  return await kept(instead) || await asked || Response.error();
}

const network = async event => await event.preloadResponse || fetch(event.request);

function languageOf(url) {
  const wanted = [url.searchParams.get('lang'), ...navigator.languages].map(tag => tag?.slice(0, 2).toLowerCase());
  return wanted.find(language => LANGUAGES.includes(language)) || LANGUAGES[0];
}

let filling;
// Returns whether everything is kept now.
const fill = () => filling ||= fetchAll().then(tidy).then(() => true, give_up).finally(() => filling = null);

// One file after the other, so that nobody who plays notices. Pages come last: one that is kept has all its files.
async function fetchAll() {
  const cache = await caches.open(NAME);
  const there = new Set((await cache.keys()).map(({url}) => url.slice(location.origin.length)));
  for (const address of FILES) {
    if (!there.has(address)) await cache.put(address, await get(address));
  }
  if (PAGES.every(address => there.has(address))) return;
  const pages = await Promise.all(PAGES.map(address => get(address, {cache: 'no-store'})));
  for (const [i, page] of pages.entries()) {
    // The server may have got a newer build meanwhile: its pages are not for this one's files.
    const html = await page.clone().text();
    if (!html.includes(`/app/${BUILD}/`)) throw new Error('another build');
    pages[i] = [PAGES[i], page];
  }
  for (const [address, page] of pages) await cache.put(address, page);
}

async function get(address, how) {
  const got = await fetch(address, {priority: 'low', ...how});
  if (!got.ok) throw new Error(`${address}: ${got.status}`);
  return got;
}

// Without enough room nothing of it is kept: games and names need the room more.
async function give_up(error) {
  if (error?.name === 'QuotaExceededError') await caches.delete(NAME).catch(() => {});
  return false;
}

// Forgets other builds, unless a page of theirs is open, or one is that does not say which it is of.
async function tidy() {
  if (registration.waiting || registration.installing) return;
  const pages = await clients.matchAll({type: 'window', includeUncontrolled: true});
  const builds = await Promise.all(pages.map(build));
  if (builds.includes(undefined)) return;
  for (const name of await caches.keys()) {
    const other = name.startsWith(PREFIX) && name !== NAME;
    if (other && !builds.includes(name.slice(PREFIX.length))) await caches.delete(name);
  }
}

// The build that an open page is of.
const build = page => Promise.race([later(ANSWER), new Promise(done => {
  const {port1, port2} = new MessageChannel;
  port1.onmessage = ({data}) => done(data);
  page.postMessage('which', [port2]);
})]);
