import { describe, expect, test } from 'vitest';
import { INQUIRY_STATUSES } from '#contract/inquiry.ts';
import { isKnownStatus, statusColours, statusLabel } from './status.ts';

describe('a status', () => {
  test.each([
    ['new', 'New', 'bg-new-bg text-new'],
    ['contacted', 'Contacted', 'bg-contacted-bg text-contacted'],
    ['in-progress', 'In Progress', 'bg-progress-bg text-progress'],
    ['completed', 'Completed', 'bg-completed-bg text-completed'],
    ['cancelled', 'Cancelled', 'bg-cancelled-bg text-cancelled'],
  ])('%s shows as %s in its own colours', (status, label, colours) => {
    expect([isKnownStatus(status), statusLabel(status), statusColours(status)]).toEqual([
      true,
      label,
      colours,
    ]);
  });

  test('has colours that no other status has', () => {
    expect(new Set(INQUIRY_STATUSES.map(statusColours)).size).toBe(INQUIRY_STATUSES.length);
  });

  test.each(['archived', '', 'toString', 'NEW'])(
    'that is not known (%j) is grey and shows as stored',
    (status) => {
      expect([isKnownStatus(status), statusLabel(status), statusColours(status)]).toEqual([
        false,
        status,
        'bg-other-bg text-other',
      ]);
    },
  );
});
