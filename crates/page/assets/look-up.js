// Finds entries in the books of rules, which are plain pages: on those pages themselves, and over a table.
// `<look-up books="countdown fuse" show="C-30 spark">` shows these entries of these books, or else what is in the first
// book. What it is made of, and its texts, it takes from the page of a book.
const language = document.documentElement.lang;
const pages = new Map;
const tidy = text => text.toLocaleLowerCase(language);

async function load(book) {
  const got = await fetch(`/rules/${book}?lang=${language}`);
  if (!got.ok) throw new Error(got.status);
  return new DOMParser().parseFromString(await got.text(), 'text/html');
}

// The page of a book: the open one, or one that is fetched once.
function pageOf(book) {
  if (document.body.dataset.book === book) return document;
  if (!pages.has(book)) pages.set(book, load(book).catch(error => { pages.delete(book); throw error }));
  return pages.get(book);
}

customElements.define('look-up', class extends HTMLElement {
  async connectedCallback() {
    this.entries = new Map;
    this.before = [];
    const books = this.getAttribute('books').split(' ');
    // Over a table everything is fetched at once; a page of rules waits until somebody searches.
    const own = this.querySelector('input');
    if (!own) {
      const page = await this.open(books);
      if (!page) return;
      const like = page.querySelector('look-up');
      Object.assign(this.dataset, like.dataset);
      this.replaceChildren(...[...like.childNodes].map(node => document.importNode(node, true)));
    }
    const [form, input] = [this.querySelector('form'), this.querySelector('input')];
    form.onsubmit = event => event.preventDefault();
    input.oninput = async () => {
      if (own && !this.entries.size && !await this.open(books)) return;
      this.search(input.value);
    };
    this.querySelector('.return').onclick = () => {
      this.before.pop();
      this.go(this.before.pop());
    };
    this.onclick = event => this.follow(event);
    if (own && input.value) input.oninput();
    if (!own) this.go(this.getAttribute('show')?.split(' ').filter(Boolean) ?? []);
  }

  // Has the entries of these books from now on. Returns the page of the first; nothing if they can't be had.
  async open(books) {
    try {
      const opened = await Promise.all(books.map(pageOf));
      for (const [i, page] of opened.entries()) {
        for (const entry of page.querySelectorAll('#book article')) {
          if (!this.entries.has(entry.id)) this.entries.set(entry.id, {entry, text: tidy(entry.textContent)});
          // A link to a neighbour leads there from any page.
          if (page === document) continue;
          for (const link of entry.querySelectorAll('a[href^="#"]')) link.href = `/rules/${books[i]}?lang=${language}${link.hash}`;
        }
      }
      this.contents ||= opened[0].querySelector('.contents');
      return opened[0];
    } catch {
      const said = this.querySelector('.count') || this.appendChild(document.createElement('p'));
      said.textContent = this.dataset.failed;
    }
  }

  // Shows what has all these words: what they name first.
  search(asked) {
    const words = tidy(asked).split(/\s+/).filter(Boolean);
    const whole = document.getElementById('book');
    if (whole) whole.hidden = words.length > 0;
    if (!words.length) return whole ? this.lay([], '') : this.go(this.before.pop() ?? []);
    const all = [...this.entries.values()].filter(({text}) => words.every(word => text.includes(word)));
    const named = ({entry}) => words.every(word => tidy(entry.querySelector('h3').textContent).includes(word));
    const found = [...all.filter(named), ...all.filter(one => !named(one))];
    const {one, many, none} = this.dataset;
    const said = [none, one][found.length] ?? many.replace('#', found.length);
    this.lay(found.map(({entry}) => entry), said);
  }

  // Goes to these entries; without any, to what is in the book.
  go(ids) {
    this.before.push(ids);
    this.querySelector('input').value = '';
    this.querySelector('.return').hidden = this.before.length < 2;
    const entryOf = id => this.entries.get(id)?.entry;
    // A card is shown with everything on it.
    const parts = entry => [...entry.querySelectorAll('.see a')].map(link => entryOf(link.hash.slice(1)));
    const shown = ids.map(entryOf).flatMap(entry => entry?.hasAttribute('data-whole') ? [entry, ...parts(entry)] : entry);
    const found = [...new Set(shown)].filter(Boolean);
    this.lay(found.length ? found : [this.contents].filter(Boolean), '');
  }

  lay(found, said) {
    const copies = found.map(one => {
      const copy = document.importNode(one, true);
      copy.removeAttribute('id');
      return copy;
    });
    this.querySelector('.found').replaceChildren(...copies);
    this.querySelector('.count').textContent = said;
  }

  // Over a table a link leads to another entry here; on a page of rules it leads there, and the search is over.
  async follow(event) {
    const link = event.target.closest('.found a');
    if (!link) return;
    if (document.getElementById('book')) {
      this.querySelector('input').value = '';
      return this.search('');
    }
    event.preventDefault();
    const id = link.hash.slice(1), book = link.pathname.match(/^\/rules\/(\w+)/)?.[1];
    if (!this.entries.has(id) && book && !await this.open([book])) return;
    this.go([id]);
    const shown = this.querySelector('.found h3');
    if (shown) {
      shown.tabIndex = -1;
      shown.focus();
      this.closest('.sheet')?.scrollTo(0, 0);
    }
  }
});
