import { describe, expect, it } from 'vitest';
import { followUpTimes, type SaidEvent } from './follow-up-times.ts';

const HOUR = 3_600_000;
const instant = (hour: number) => new Date(Date.UTC(2026, 1, 2) + hour * HOUR).toISOString();
const [FROM, BEFORE] = [instant(0), instant(1000)];

/** Events of an inquiry whose first answer was in hour 0, each `[hour, kind, data, by the visitor]`. */
const timeline = (...events: [number, string, object?, 'visitor'?][]): SaidEvent[] =>
  events.map(([hour, kind, data = {}, by]) => ({
    ...{ inquiry_id: 'one', first_contact_at: instant(0), at: instant(hour), kind },
    actor_id: by || kind === 'visitor-message' ? null : 'ann',
    data: JSON.stringify(data),
  }));
const clocks = (events: SaidEvent[], now = 900) =>
  followUpTimes(events, FROM, BEFORE, new Date(instant(now))).map((clock) =>
    clock.state === 'answered' ? clock.afterMs / HOUR : clock.state,
  );

describe('later words', () => {
  it('wait until the next reply, call or meeting', () => {
    for (const [kind, data] of [
      ['mail', { mailId: 'a' }],
      ['contact', { contact: 'call', outcome: 'reached' }],
      ['contact', { contact: 'call' }],
      ['meeting-booked', {}],
      ['meeting-proposed', {}],
    ] as const)
      expect(clocks(timeline([10, 'visitor-message'], [13, kind, data])), kind).toEqual([3]);
  });

  it('wait for a scheduled reply until it goes out', () => {
    const scheduled = [13, 'mail', { mailId: 'a', scheduledAt: instant(30) }] as [number, string, object];
    const waiting = timeline([10, 'visitor-message'], scheduled);
    expect(clocks(waiting, 20)).toEqual(['running']);
    const sent = timeline([10, 'visitor-message'], scheduled, [30, 'mail-went-out', { mailId: 'a' }]);
    expect(clocks(sent)).toEqual([20]);
  });

  it('make one wait until they are answered, and another after that', () => {
    const events = timeline(
      [10, 'visitor-message'],
      [12, 'visitor-message'],
      [40, 'mail', { mailId: 'a' }],
      [50, 'visitor-message'],
    );
    expect(clocks(events, 60)).toEqual([30, 'running']);
    expect(clocks(events, 90)).toEqual([30, 'overdue']);
  });

  it('aren’t answered by a call that reached nobody, nor by a mail that was taken back, refused or came back', () => {
    expect(clocks(timeline([10, 'visitor-message'], [11, 'contact', { outcome: 'voicemail' }]))).toEqual([
      'overdue',
    ]);
    for (const end of ['mail-taken-back', 'mail-failed', 'mail-bounced']) {
      const events = timeline(
        [10, 'visitor-message'],
        [11, 'mail', { mailId: 'a' }],
        [12, end, { mailId: 'a' }],
        [20, 'mail', { mailId: 'b' }],
      );
      expect(clocks(events), end).toEqual([10]);
    }
  });

  it('aren’t answered by a meeting that the visitor booked', () => {
    expect(clocks(timeline([10, 'visitor-message'], [11, 'meeting-booked', {}, 'visitor']), 12)).toEqual([
      'running',
    ]);
  });

  it('need no answer when staff say so or close the inquiry', () => {
    expect(clocks(timeline([10, 'visitor-message'], [11, 'no-reply-needed']))).toEqual(['stopped']);
    expect(clocks(timeline([10, 'visitor-message'], [11, 'status', { to: 'completed' }]))).toEqual([
      'stopped',
    ]);
    expect(clocks(timeline([10, 'visitor-message'], [11, 'status', { to: 'in-progress' }]), 12)).toEqual([
      'running',
    ]);
  });

  it('before the first answer belong to its clock, and those outside of the range to another', () => {
    const early = timeline([0, 'visitor-message'], [5, 'visitor-message'], [6, 'mail', { mailId: 'a' }]);
    expect(clocks(early)).toEqual([1]);
    expect(clocks(early.map((event) => ({ ...event, first_contact_at: null })))).toEqual([]);
    expect(followUpTimes(early, instant(6), BEFORE, new Date())).toEqual([]);
  });
});
