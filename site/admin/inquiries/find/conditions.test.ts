import { expect, it } from 'vitest';
import { type InquiryView, inquiryFilter } from '#contract/inquiry-list.ts';
import { conditionsOf, nothingIn } from './conditions.ts';

const names = { assignee: (id: string) => (id === 'me' ? 'you' : 'Ana Ruiz'), area: () => 'Blanco' };
const everything: InquiryView = {
  q: 'pool',
  status: ['completed', 'cancelled'],
  service: 'remodel',
  assignee: 'me',
  area: 'blanco',
  source: 'search',
  from: '2026-03-08',
  to: '2026-03-31',
  overdue: true,
  spam: true,
  sort: 'name',
};
const said = (view: InquiryView) => nothingIn(conditionsOf(view, names));

it('names every filter there is once, so that each can be dropped', () => {
  const parts = conditionsOf(everything, names).flatMap((condition) => condition.parts);
  expect(parts.toSorted()).toEqual(Object.keys(inquiryFilter.shape).toSorted());
});

it.each<[InquiryView, string]>([
  [{ q: 'pool' }, 'No inquiry has “pool” in it.'],
  [
    { q: 'pool', status: ['completed', 'cancelled'] },
    'No inquiry has “pool” in it and is Completed or Cancelled.',
  ],
  [
    { service: 'remodel', assignee: 'none', area: 'blanco' },
    'No inquiry is for Remodel/Addition, is left to nobody, and is in Blanco.',
  ],
  [{ assignee: 'u2', overdue: true }, 'No inquiry is assigned to Ana Ruiz and is overdue.'],
  [{ from: '2026-03-08' }, 'No inquiry came on Mar 8, 2026 or later.'],
  [{ from: '2026-03-08', to: '2026-03-08' }, 'No inquiry came on Mar 8, 2026.'],
])('says of %j what was asked for', (view, sentence) => {
  expect(said(view)).toBe(sentence);
});

it('knows how many there would be in all statuses, as the counts leave the status aside', () => {
  const byStatus = { new: 2, contacted: 1, 'in-progress': 0, completed: 0, cancelled: 0 };
  const counts = { total: 0, overdue: 0, spam: 0, byStatus };
  const [status, area] = conditionsOf({ status: ['completed'], area: 'blanco' }, names, counts);
  expect(status?.count).toBe(3);
  expect(area?.count).toBeUndefined();
});
