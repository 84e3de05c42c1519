/** The words for each state of a visitor's request (requirements §11: in plain words). */
import { expect, it } from 'vitest';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import type { VisitorRequest } from '#contract/inquiries/visitor.ts';
import { requestState } from './request-state.ts';

const request: VisitorRequest = {
  reference: 'LF-7K3M-92',
  ...valuesOf({
    name: 'Rosa Delgado',
    email: 'rosa@example.com',
    message: 'A porch in the shade.',
  }),
  attachments: [],
  status: 'new',
  createdAt: '2026-11-21T18:11:00.000Z',
  answeredAt: null,
  withdrawnAt: null,
  erasureRequestedAt: null,
  answers: null,
  entries: [],
};
const due = Date.parse('2026-11-22T18:11:00.000Z');
const later = '2026-11-23T09:00:00.000Z';
const state = (change: Partial<VisitorRequest>, now = due - 1) =>
  requestState({ ...request, ...change }, now);

it('names the hour by which an answer is due, on the studio’s clock', () => {
  expect(state({}).text).toBe('We’ll call or email you by Sunday, November 22 at 12:11 PM Central Time.');
});

it('admits it when the answer is late, and not at the very hour', () => {
  expect(state({}, due).heading).toBe('We’ve received your request');
  expect(state({}, due + 1).heading).toBe('We’re late, and we’re sorry');
  expect(state({}, due + 1).text).toContain('979-555-0142');
});

it.each([
  [{ status: 'contacted', answeredAt: later }, 'We’ve been in touch', 'Monday, November 23 at 3:00 AM'],
  [{ status: 'contacted' }, 'We’ve been in touch', 'We called or emailed you.'],
  [{ answeredAt: later }, 'We’ve been in touch', 'Monday'],
  [{ status: 'in-progress' }, 'We’re working on it', 'send us a message below'],
  [{ status: 'completed', answeredAt: later }, 'This request is complete', 'reopen it'],
  [{ status: 'cancelled' }, 'This request is closed', 'no longer working on it'],
  [{ withdrawnAt: later }, 'You withdrew this request', 'November 23, 2026'],
  [{ status: 'in-progress', withdrawnAt: later }, 'You withdrew this request', 'reopen it'],
  [
    { withdrawnAt: later, erasureRequestedAt: later },
    'You asked us to delete this request',
    'November 23, 2026',
  ],
  [{ status: 'a status of next year' }, 'We’ve received your request', 'We’ll call or email you by'],
] as [Partial<VisitorRequest>, string, string][])('of %o says "%s"', (change, heading, words) => {
  expect(state(change).heading).toBe(heading);
  expect(state(change).text).toContain(words);
});
