// What a page does once nobody waits for anything: it has itself kept for times without a network, and offers a newer
// version of itself, though never in the middle of a game.
const worker = navigator.serviceWorker;
const mine = import.meta.url.split('/').at(-2);
const OFFERED = 'klaxon-offered';
// So often it is looked whether somebody plays, in milliseconds.
const OFTEN = 2000;
// So rarely the server is asked for a newer version by a page that stays open, in milliseconds.
const RARELY = 15 * 60 * 1000;

const plays = () => document.querySelector('main.table, main.pc.runs, .count.over, #loading, [data-busy]');
const until = async (is) => { while (!is()) await new Promise(done => setTimeout(done, OFTEN)) };
const ask = (whom, what) => new Promise(done => {
  const {port1, port2} = new MessageChannel;
  port1.onmessage = ({data}) => done(data);
  whom.postMessage(what, [port2]);
});

async function start() {
  worker.addEventListener('message', ({data, ports}) => data === 'which' && ports[0].postMessage(mine));
  worker.startMessages();
  const kept = await worker.register('/sw.js', {updateViaCache: 'none'});
  kept.addEventListener('updatefound', () => {
    const next = kept.installing;
    next.addEventListener('statechange', () => next.state === 'installed' && look(kept));
  });
  // Another tab, already of the newer version, may have had its worker take over.
  worker.addEventListener('controllerchange', async () => {
    const next = worker.controller, build = next ? await ask(next, 'which') : mine;
    if (build !== mine) offer(next, build).catch(() => {});
  });
  // A server that does not speak the language of this page any more has another build.
  addEventListener('klaxon-newer', () => kept.update().catch(() => {}));
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < RARELY) return;
    asked = Date.now();
    kept.update().catch(() => {});
  });
  await look(kept);
}

// Has this version kept, and offers another if one waits.
async function look(kept) {
  const next = kept.waiting;
  const build = next && kept.active ? await ask(next, 'which') : mine;
  // A page that came over the network is as new as the worker that waits for it.
  if (next && build === mine) next.postMessage('take');
  if (build !== mine) offer(next, build).catch(() => {});
  if (navigator.connection?.saveData) return;
  // In a room the others wait for every move; alone nobody does.
  await until(() => ['/solo', '/computer'].includes(location.pathname) || !plays());
  const whom = next || kept.active || (await worker.ready).active;
  await ask(whom, 'fill');
}

// Once for a build, and not while somebody plays; the style sheet hides it as soon as a game begins.
async function offer(next, build) {
  await until(() => !plays());
  if (localStorage.getItem(OFFERED) === build) return;
  localStorage.setItem(OFFERED, build);
  await sheet(build);
  const bar = document.createElement('aside');
  bar.className = 'fresh panel';
  bar.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = `{{door-new-version}}`;
  bar.append(text, key('fresh-take', `{{door-new-version-take}}`, () => take(next)), key('fresh-later', `{{door-new-version-later}}`, () => bar.remove()));
  document.body.append(bar);
}

function key(id, name, then) {
  const key = document.createElement('button');
  key.className = 'key sm';
  key.id = id;
  key.textContent = name;
  // A finger that was on its way to something else when it came means nothing by this.
  const came = Date.now();
  key.onclick = () => Date.now() - came > 500 && then();
  return key;
}

// The server may have nothing of this build any more.
const sheet = build => new Promise(done => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/app/${build}/app.css`;
  link.onload = link.onerror = done;
  document.head.append(link);
});

// Without a worker the page itself looks for the build of the server.
async function compare() {
  const script = await (await fetch('/sw.js', {cache: 'no-store'})).text();
  const build = script.match(/BUILD = '(\w+)'/)?.[1];
  if (build && build !== mine) await offer(null, build);
}

// The new worker takes over, if there is one, then the page is loaded anew; a game does not begin by that.
function take(next) {
  const address = new URL(location);
  address.searchParams.delete('now');
  const anew = () => location.href === address.href ? location.reload() : location.replace(address);
  if (!next) return anew();
  worker.addEventListener('controllerchange', anew, {once: true});
  next.postMessage('take');
  setTimeout(anew, 3000);
}

const alone = () => addEventListener('klaxon-newer', () => compare().catch(() => {}));
if (worker) start().catch(alone);
else alone();
