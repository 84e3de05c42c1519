import { expect, it } from 'vitest';
import { type InquiryView, inquiryFilter } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { conditionsOf, nothingIn } from './conditions.ts';
import { datePresets, firmToday } from './date-presets.ts';

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
  group: 'us',
  lost: 'budget',
  priority: 'emergency',
  tag: 'view lot',
  meets: 'week',
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
  [{ q: 'pool' }, 'No inquiries match: “pool.”'],
  [{ q: 'pool', status: ['completed', 'cancelled'] }, 'No inquiries match: “pool”, Completed, Cancelled.'],
  [
    { service: 'remodel', assignee: 'none', area: 'blanco' },
    'No inquiries match: Remodel/Addition, Unassigned, Blanco.',
  ],
  [{ assignee: 'u2', overdue: true }, 'No inquiries match: Assigned to Ana Ruiz, Overdue.'],
  [{ priority: 'someday', tag: 'pool' }, 'No inquiries match: Someday, Tag: pool.'],
  [{ lost: 'timing' }, 'No inquiries match: Lost: Bad timing.'],
  [{ meets: 'week' }, 'No inquiries match: Meeting this week.'],
  [{ meets: 'none', overdue: true }, 'No inquiries match: No meeting, Overdue.'],
  [{ group: 'later' }, 'No inquiries match: Later.'],
  [{ from: '2026-03-08' }, 'No inquiries match: Since Mar 8, 2026.'],
  [{ from: '2026-03-08', to: '2026-03-31' }, 'No inquiries match: Mar 8, 2026 – Mar 31, 2026.'],
  [{ from: '2026-03-08', to: '2026-03-08' }, 'No inquiries match: Mar 8, 2026.'],
])('says of %j what was asked for', (view, sentence) => {
  expect(said(view)).toBe(sentence);
});

it.each<[InquiryView, string[]]>([
  [{ status: ['new', 'contacted'], service: 'remodel' }, ['New, Contacted', 'Remodel/Addition']],
  [{ assignee: 'none', group: 'us', overdue: true }, ['Unassigned', 'Needs our reply', 'Overdue']],
  [{ from: '2026-03-08', to: '2026-03-31' }, ['Mar 8, 2026 – Mar 31, 2026']],
  [{ from: '2026-03-08' }, ['Since Mar 8, 2026']],
  [{ to: '2026-03-08' }, ['Through Mar 8, 2026']],
  [datePresets(firmToday())[2]?.days ?? {}, ['Last 7 days']],
])('puts %j on chips', (view, chips) => {
  expect(conditionsOf(view, names).map(({ chip }) => chip)).toEqual(chips);
});

it('knows how many there would be in all statuses, as the counts leave the status aside', () => {
  const byStatus = { new: 2, contacted: 1, 'in-progress': 0 };
  const counts = { total: 0, overdue: 0, spam: 0, byStatus } as InquiryCounts;
  const [status, area] = conditionsOf({ status: ['completed'], area: 'blanco' }, names, counts);
  expect(status?.count).toBe(3);
  expect(area?.count).toBeUndefined();
});
