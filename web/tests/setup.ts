/** What jsdom lacks and the app asks for: a window of no particular size. */

globalThis.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
