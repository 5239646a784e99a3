import { describe, expect, it } from 'vitest';
import { gameModule, identities, identity } from '../src/games/games';
import fallback from '../src/games/fallback';

describe('a game that nobody drew', () => {
  it('has a look of its own, and none of another game’s options', () => {
    const look = identity('duel');
    expect(look.id).toBe('duel');
    expect(look.quick).toEqual({});
    expect(look.seat(0, 2, {}).colour).not.toBe(look.seat(1, 2, {}).colour);
  });

  it('is in the list only if the server names it', () => {
    expect(identities().map((known) => known.id)).not.toContain('duel');
  });

  it('is shown on the plain board', async () => {
    expect(await gameModule('duel')).toBe(fallback);
  });
});
