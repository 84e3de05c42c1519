import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MeetingOffer } from '#contract/booking/visitor-meeting.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { VISITOR_ACTIONS, type VisitorPage } from '#contract/inquiries/visitor.ts';
import { RequestSheet } from './request-sheet.tsx';

const NOTHING: MeetingOffer = { ahead: null, proposed: [], heldUntil: null, kinds: [], isHoldOver: false };

const PAGE: VisitorPage = {
  path: '/inquiry/token',
  request: {
    reference: 'LF-7K3M-92',
    ...valuesOf({ name: 'Rosa Delgado', email: 'rosa@example.com', message: 'A porch in the shade.' }),
    ...{ attachments: [], status: 'new', createdAt: '2026-11-21T18:11:00.000Z', entries: [] },
    ...{ answeredAt: null, withdrawnAt: null, erasureRequestedAt: null, answers: null },
  },
  ...{ offer: null, code: null, refused: null, done: null },
  keys: Object.fromEntries(VISITOR_ACTIONS.map((name) => [name, name])) as VisitorPage['keys'],
};

it.each<[string, MeetingOffer | null, number]>([
  ['booking is off', null, 6],
  ['nothing can be booked', NOTHING, 6],
  ['a meeting can be chosen', { ...NOTHING, kinds: ['call'] }, 7],
])('numbers the parts of the page in the order in which they are read, when %s', (_when, offer, parts) => {
  const html = renderToStaticMarkup(<RequestSheet {...PAGE} offer={offer} />);
  const numbers = [...html.matchAll(/>(R-\d+) /g)].map(([, number]) => number);
  expect(numbers).toEqual(Array.from({ length: parts }, (_, nth) => `R-${101 + nth}`));
});
