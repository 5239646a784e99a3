/** Options that are written as text, and the controls that write them. */

import { describe, expect, it } from 'vitest';
import battleMasters, { teams } from '../src/games/battle_masters/identity';
import oldWorld from '../src/games/chaos_in_the_old_world/identity';
import { dealt, read, write } from '../src/games/battle_masters/split';
import type { UnitRecord } from '../src/games/battle_masters/table';
import legends from '../src/games/stratego_legends/identity';
import { listFor, lists } from '../src/games/stratego_legends/lists';

describe('who leads which unit', () => {
  const army = ['knights', 'archers', 'cannon'].map((id) => ({ id }) as UnitRecord);
  const team = [2, 3];

  it('is dealt out in turn, and written only where it differs', () => {
    const leaders = dealt(army, team);
    expect([...leaders.values()]).toEqual([2, 3, 2]);
    expect(write([[army, team, leaders]])).toBe('');
    leaders.set('knights', 3);
    expect(write([[army, team, leaders]])).toBe('knights:3');
    expect([...read('knights:3', army, team).values()]).toEqual([3, 3, 2]);
  });

  it('forgets units and seats that are not of the team', () => {
    expect([...read('knights:0, ogre:2 cannon:x archers:2', army, team).values()]).toEqual([2, 2, 2]);
  });

  it('is asked only where an army has several players', () => {
    const { of } = battleMasters.controls!.split!;
    expect([of({}, 2), of({}, 3), of({ teams: '3+1' }, 4)]).toEqual([false, true, true]);
    expect(teams(5, 'even').map(({ team: seats }) => seats)).toEqual([
      [0, 1],
      [2, 3, 4],
    ]);
  });
});

describe('armies written out', () => {
  it('stand one for each player of a side, the last for all that follow', () => {
    expect(lists('', 2)).toEqual(['', '']);
    expect(lists('beige_box_1', 2)).toEqual(['beige_box_1', 'beige_box_1']);
    expect(lists('a; b', 3)).toEqual(['a', 'b', 'b']);
  });

  it('change one at a time', () => {
    expect(listFor(['', ''], 1, 'beige_box_2')).toBe('; beige_box_2');
    expect(listFor(['a', 'b'], 1, 'a')).toBe('a');
    expect(listFor(['a', 'a'], 0, 'My army: 1 2; 3')).toBe('My army: 1 2  3; a');
  });

  it('are asked for only when armies are given as lists', () => {
    const { of } = legends.controls!.grey_lists!;
    expect([of({ armies: 'starter' }, 2), of({ armies: 'lists' }, 2)]).toEqual([false, true]);
  });
});

describe('values that go with so many players', () => {
  const fitting = (game: typeof legends, option: string, values: (string | boolean)[], seats: number) =>
    values.filter((value) => game.fits!(option, value, seats));

  it('share Battle Masters out only as there are players', () => {
    const values = ['even', '1+2', '2+1', '2+2', '2+3'];
    expect([2, 3, 4, 5].map((seats) => fitting(battleMasters, 'teams', values, seats))).toEqual([
      ['even'],
      ['even', '1+2', '2+1'],
      ['even', '2+2'],
      ['even', '2+3'],
    ]);
  });

  it('leave out a Power only where three play', () => {
    expect(fitting(oldWorld, 'absent', ['anyone', 'khorne'], 3)).toEqual(['anyone', 'khorne']);
    expect(fitting(oldWorld, 'absent', ['anyone', 'khorne'], 4)).toEqual(['anyone']);
  });

  it('ask about teams only in team games, and about the photograph only for two', () => {
    expect(fitting(legends, 'siege_allies', [false, true], 2)).toEqual([false]);
    expect(fitting(legends, 'siege_allies', [false, true], 4)).toEqual([false, true]);
    expect(fitting(legends, 'boards', ['rulebook', 'photo'], 2)).toEqual(['rulebook', 'photo']);
    expect(fitting(legends, 'boards', ['rulebook', 'photo'], 4)).toEqual(['rulebook']);
  });
});
