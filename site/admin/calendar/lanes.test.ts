import { describe, expect, it } from 'vitest';
import { hasPersonLanes, inLanes, inPersonLanes } from './lanes.ts';

const laned = (stretches: [from: number, to: number][], least?: number) =>
  inLanes(
    stretches.map(([from, to]) => ({ item: `${from}-${to}`, from, to })),
    least,
  ).map(({ item, lane, lanes }) => [item, lane, lanes]);

describe('meetings that overlap', () => {
  it('stand side by side, and what follows has the whole width', () => {
    expect(
      laned([
        [540, 600],
        [570, 630],
        [630, 690],
      ]),
    ).toEqual([
      ['540-600', 0, 2],
      ['570-630', 1, 2],
      ['630-690', 0, 1],
    ]);
  });

  it('use a lane again as soon as it is free', () => {
    expect(
      laned([
        [540, 720],
        [540, 600],
        [600, 660],
        [650, 700],
      ]),
    ).toEqual([
      ['540-720', 0, 3],
      ['540-600', 1, 3],
      ['600-660', 1, 3],
      ['650-700', 2, 3],
    ]);
  });

  it('count short ones as high as they are drawn', () => {
    const short: [number, number][] = [
      [540, 550],
      [555, 565],
    ];
    expect(laned(short)).toEqual([
      ['540-550', 0, 1],
      ['555-565', 0, 1],
    ]);
    expect(laned(short, 20)).toEqual([
      ['540-550', 0, 2],
      ['555-565', 1, 2],
    ]);
  });

  it('may be none', () => {
    expect(inLanes([])).toEqual([]);
  });
});

describe('meetings of several people', () => {
  it('stand in their person’s lane, whatever else there is at the time', () => {
    const at = (staffId: string, from: number, to: number) => ({ item: { staffId }, from, to });
    const placed = inPersonLanes([at('b', 540, 600), at('a', 570, 630), at('b', 570, 630)], ['a', 'b']);
    expect(placed.map(({ item, from, lane, lanes }) => [item.staffId, from, lane, lanes])).toEqual([
      ['a', 570, 0, 2],
      ['b', 540, 2, 4],
      ['b', 570, 3, 4],
    ]);
  });

  it('have lanes only where a name fits', () => {
    expect([hasPersonLanes(2, 7), hasPersonLanes(3, 7), hasPersonLanes(3, 3)]).toEqual([true, false, true]);
    expect(hasPersonLanes(1, 7)).toBe(false);
  });
});
