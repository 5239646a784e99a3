/** Where the reader is: the address bar as a value. Links are ordinary links; clicks on our own are caught. */

export type Page =
  | { name: 'lobby' }
  | { name: 'join'; token: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'game'; game: string; page: string }
  | { name: 'verify' }
  | { name: 'credits' }
  | { name: 'gallery' }
  | { name: 'packs' }
  | { name: 'lost' };

/** The page an address stands for. */
export function read(path: string, hash = ''): Page {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: 'lobby' };
  if (first === 'join') return { name: 'join', token: second || hash.replace(/^#/, '') };
  if (first === 'tables' && second) return { name: third === 'replay' ? 'replay' : 'table', id: second };
  if (first === 'rules') return { name: 'rules', game: second };
  if (first === 'games' && second && third) return { name: 'game', game: second, page: third };
  if (first === 'verify' || first === 'credits' || first === 'gallery' || first === 'packs') return { name: first };
  return { name: 'lost' };
}

class Route {
  page = $state.raw<Page>({ name: 'lobby' });
  query = $state.raw(new URLSearchParams());
  hash = $state('');

  /** Take over the address bar. */
  update() {
    this.page = read(location.pathname, location.hash);
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  go(address: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.update();
    if (!replace && !address.includes('#')) window.scrollTo(0, 0);
  }

  /** Change a value of the query without a new entry in the history. */
  setQuery(name: string, value: string | null) {
    const query = new URLSearchParams(location.search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    const text = query.toString();
    history.replaceState(null, '', location.pathname + (text ? `?${text}` : '') + location.hash);
    this.query = query;
  }

  /** Catch clicks on links of our own. */
  listen() {
    window.addEventListener('popstate', () => this.update());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
    this.update();
  }
}

export const route = new Route();
