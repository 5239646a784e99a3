import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { speakers } from '../src/words/speakers.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches words that did not come while the server was away, and none that are not there', async () => {
  settings.set({ language: 'fr' });
  let calls = 0;
  let status = 0;
  vi.stubGlobal('fetch', async () => {
    calls++;
    if (!status) throw new TypeError('no line');
    return new Response('table = la table', { status });
  });
  await expect(speakers.load('late')).rejects.toThrow();
  expect(speakers.of('late').knows('table')).toBe(false);
  status = 200;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(speakers.of('late').word('table')).toBe('la table');

  status = 404;
  await expect(speakers.load('unknown')).rejects.toThrow();
  calls = 0;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toBe(0);
});
