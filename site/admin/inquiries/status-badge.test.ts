import { describe, expect, test } from 'vitest';
import { statusLabel, statusOf } from '#contract/inquiries/statuses.ts';
import { statusColors } from './status-badge.tsx';

describe('a status', () => {
  // Which colors those are is seen in a browser: e2e/dashboard-cards.test.ts.
  test.each([
    ['new', 'New'],
    ['contacted', 'Contacted'],
    ['in-progress', 'In Progress'],
    ['completed', 'Completed'],
    ['cancelled', 'Cancelled'],
  ])('%s shows as %s', (status, label) => {
    expect([statusOf(status)?.label, statusLabel(status)]).toEqual([label, label]);
  });

  test('of requirements §5 has colors that no other status has', () => {
    const all = ['new', 'contacted', 'in-progress', 'completed', 'cancelled', 'archived'].map(statusColors);
    expect(new Set(all).size).toBe(6);
  });

  test.each(['archived', '', 'toString', 'NEW'])('that is not known (%j) shows as stored', (status) => {
    expect([statusOf(status), statusLabel(status)]).toEqual([undefined, status]);
    expect(statusColors(status)).toBe(statusColors('archived'));
  });
});
