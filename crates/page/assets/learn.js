// Lessons that are done have a tick: the coach keeps their names, with blanks between them.
function done() {
  try {
    return (localStorage.getItem('klaxon-lessons') || '').split(' ');
  } catch {
    return [];
  }
}

function show() {
  const known = done(), word = document.getElementById('done').textContent;
  for (const link of document.querySelectorAll('[data-lesson]')) {
    const is = known.includes(link.dataset.lesson);
    link.classList.toggle('done', is);
    link.querySelector('.tick')?.remove();
    if (!is) continue;
    const tick = Object.assign(document.createElement('i'), {className: 'tick'});
    tick.setAttribute('role', 'img');
    tick.setAttribute('aria-label', word);
    link.append(tick);
  }
}

show();
// On the way back from a lesson browsers may show the page as it was.
addEventListener('pageshow', show);
