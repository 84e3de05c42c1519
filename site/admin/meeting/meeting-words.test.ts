import { expect, test } from 'vitest';
import type { InquiryMeeting } from '#contract/booking/booking.ts';
import { meetingInBrief, noneInWords, timeThere } from './meeting-words.ts';

const at = '2026-12-01T16:00:00.000Z';
const brief = (state: InquiryMeeting['state'], kind: InquiryMeeting['kind'] = 'call') =>
  meetingInBrief({ at, kind, state })?.words;

test('a card tells of the meeting ahead, a proposal, a no-show and what was held', () => {
  expect(brief('booked')).toBe('Call Tue, Dec 1, 10:00 AM');
  expect(brief('booked', 'site')).toBe('Site visit Tue, Dec 1, 10:00 AM');
  expect(brief('requested', 'site')).toBe('Site visit Tue, Dec 1, 10:00 AM, not yet confirmed');
  expect(brief('proposed', 'studio')).toBe('Studio visit proposed');
  expect(brief('no-show')).toBe('No-show Tue, Dec 1');
  expect(brief('held', 'site')).toBe('Site visit held Tue, Dec 1');
  for (const state of ['cancelled', 'lapsed'] as const) expect(brief(state)).toBeUndefined();
});

test('the visitor’s time stands beside ours where it differs, with its day where that differs', () => {
  const there = (zone: string | null, startsAt = at) => timeThere({ zone, startsAt });
  expect(there(null)).toBeNull();
  expect(there('America/Winnipeg')).toBeNull();
  expect(there('America/Los_Angeles')).toBe('8:00 AM in Los Angeles');
  expect(there('Asia/Tokyo')).toBe('Wed, Dec 2, 1:00 AM in Tokyo');
});

test('a person without free times tells why, where other days would help nothing', () => {
  const ana = { staffId: 'ana', name: 'Ana Ruiz', kinds: [] };
  const why = (given: object, kind: InquiryMeeting['kind'] = 'call', own = 'ben') =>
    noneInWords({ ...ana, ...given }, kind, own);
  expect(why({})).toBeNull();
  expect(why({ lacks: 'hours' })).toBe(
    'Ana Ruiz has no open times yet. Ana Ruiz or an owner needs to set Ana Ruiz’s hours first.',
  );
  expect(why({ lacks: 'hours' }, 'call', 'ana')).toBe('You have no open times yet. Set your hours first.');
  expect(why({ lacks: 'calendar' })).toBe(
    'Ana Ruiz’s calendar hasn’t synced in 24 hours, so there are no open times.',
  );
  expect(why({ isTooFar: true })).toBeNull();
  expect(why({ isTooFar: true }, 'site')).toBe(
    'The site is outside Ana Ruiz’s driving range. Choose another colleague.',
  );
});
