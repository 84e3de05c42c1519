import { expect, test } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { QueueGroup } from '#contract/inquiries/queue.ts';
import { queueRows } from './queue-rows.ts';

const SINCE = '2026-11-20T12:00:00.000Z';
const IN = {
  us: { status: 'new', waitingSince: SINCE, snoozedUntil: null },
  them: { status: 'contacted', waitingSince: null, snoozedUntil: null },
  later: { status: 'contacted', waitingSince: null, snoozedUntil: SINCE },
  closed: { status: 'completed', waitingSince: null, snoozedUntil: null },
} satisfies Record<QueueGroup, object>;
const rows = (groups: QueueGroup[], hasGroups = true) =>
  queueRows(
    groups.map((group) => IN[group] as ListedInquiry),
    hasGroups,
  ).map((row) => row.group ?? row.position);

test('the head of a group stands before its first inquiry, and each inquiry has a row', () => {
  expect(rows(['us', 'us', 'them', 'closed'])).toEqual(['us', 0, 1, 'them', 2, 'closed', 3]);
  expect(rows(['later'])).toEqual(['later', 0]);
  expect(rows([])).toEqual([]);
});

test('another order than the queue’s has no heads', () => {
  expect(rows(['closed', 'us'], false)).toEqual([0, 1]);
});
