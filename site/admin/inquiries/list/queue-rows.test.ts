import { describe, expect, test } from 'vitest';
import type { QueueGroup } from '#contract/inquiries/queue.ts';
import { headsOf, indexOf, rowAt } from './queue-rows.ts';

const SINCE = '2026-11-20T12:00:00.000Z';
const IN = {
  us: { status: 'new', waitingSince: SINCE, snoozedUntil: null },
  them: { status: 'contacted', waitingSince: null, snoozedUntil: null },
  later: { status: 'contacted', waitingSince: null, snoozedUntil: SINCE },
  closed: { status: 'completed', waitingSince: null, snoozedUntil: null },
} satisfies Record<QueueGroup, object>;
const listed = (...groups: QueueGroup[]) => groups.map((group) => IN[group]);
const places = (given: Parameters<typeof headsOf>[0]) =>
  headsOf(given).map(({ group, at }) => `${group} ${at}`);

describe('the heads of the groups', () => {
  const inquiries = listed('us', 'us', 'them', 'closed');

  test('stand before the first inquiry of each group that there is', () => {
    expect(places({ inquiries, first: 0, total: 4 })).toEqual(['us 0', 'them 2', 'closed 3']);
  });

  test('believe the list where the counts are of another moment', () => {
    const sizes = { us: 1, them: 2, later: 0, closed: 1 };
    expect(places({ inquiries, first: 0, total: 4, sizes })).toEqual(['us 0', 'them 2', 'closed 3']);
  });

  test('are placed by the counts where nothing is loaded', () => {
    const sizes = { us: 30, them: 400, later: 20, closed: 50 };
    const before = { inquiries: listed('them', 'them'), first: 200, total: 500, sizes };
    expect(places(before)).toEqual(['us 0', 'them 30', 'later 430', 'closed 450']);
    const after = { inquiries: listed('us', 'them'), first: 29, total: 500, sizes };
    expect(places(after)).toEqual(['us 0', 'them 30', 'later 430', 'closed 450']);
  });

  test('never stand past what is loaded of their group, however old the counts', () => {
    const sizes = { us: 300, them: 400 };
    const places = headsOf({ inquiries: listed('them'), first: 200, total: 600, sizes });
    expect(places).toEqual([
      { group: 'us', at: 0 },
      { group: 'them', at: 200 },
    ]);
  });
});

test('a row is a head or an inquiry, and each inquiry has one', () => {
  const heads = headsOf({ inquiries: listed('us', 'us', 'them', 'closed'), first: 0, total: 4 });
  const rows = Array.from({ length: 7 }, (_, index) => rowAt(index, heads));
  expect(rows.map(({ head, position }) => head?.group ?? position)).toEqual([
    'us',
    0,
    1,
    'them',
    2,
    'closed',
    3,
  ]);
  expect([0, 1, 2, 3].map((position) => rowAt(indexOf(position, heads), heads).position)).toEqual([
    0, 1, 2, 3,
  ]);
});
