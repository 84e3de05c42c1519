import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { setup } from '#content/firm.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { meetingsBetween } from '../../meeting/meeting-queries.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { SettingsContext } from '../../state/settings.ts';
import { firstPage, inquiryCounts } from '../queries/inquiry-list-query.ts';
import { nightBegan } from './today.ts';
import { TodayPanel } from './today-panel.tsx';

const now = Date.now();
const inquiries = (many: number, fields: Partial<ListedInquiry>) =>
  Array.from({ length: many }, (_, nth) => ({
    ...{ id: `${fields.waitingReason}-${nth}`, name: `Client ${nth}`, email: 'a@example.com', status: 'new' },
    ...{ createdAt: new Date(now).toISOString(), waitingSince: new Date(now).toISOString() },
    ...{ message: 'A porch.', latestMessage: null, firstContactAt: null, attachments: [], meeting: null },
    ...{ priority: 'normal', nextStep: null },
    ...fields,
  })) as unknown as ListedInquiry[];

/** The page's words for a day with these lists; `us` is the count of all that wait. */
function panelWith(
  waiting: ListedInquiry[],
  { us, overdue }: { us: number; overdue: number },
  meetings: Meeting[],
) {
  vi.stubGlobal('location', { search: '' });
  const queryClient = createQueryClient(() => {});
  const today = dayOf(now, setup.timeZone);
  const from = dayOf(nightBegan(now), setup.timeZone);
  const counts = { overdue, byGroup: { us } } as InquiryCounts;
  queryClient.setQueryData(inquiryCounts({}).queryKey, counts);
  queryClient.setQueryData(firstPage({ sort: 'queue', group: 'us' }).queryKey, waiting);
  queryClient.setQueryData(firstPage({ sort: 'newest', from }).queryKey, []);
  queryClient.setQueryData(firstPage({ meets: 'today' }).queryKey, []);
  queryClient.setQueryData(meetingsBetween(today, today, null).queryKey, meetings);
  const settings = { places: [], booking: true, incomingMail: false };
  const panel = createElement(SettingsContext, { value: settings }, createElement(TodayPanel));
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, panel));
}

it('lists what it counts: five to answer, and a link to the others', () => {
  const steps = inquiries(2, { waitingReason: 'next-step', nextStep: 'Send the survey' });
  const html = panelWith(
    [...inquiries(98, { waitingReason: 'message' }), ...steps],
    { us: 142, overdue: 120 },
    [],
  );
  expect(html).toContain('120 people have waited too long.');
  expect(html).toMatch(/<a href="\/admin\?overdue=1"[^>]*>120 people/);
  expect(html.match(/<article/g)).toHaveLength(1);
  expect(html.match(/A porch\./g)).toHaveLength(5);
  expect(html).toMatch(/<a href="\/admin\?group=us"[^>]*>135 more/);
  expect(html.match(/Send the survey/g)).toHaveLength(2);
  expect(html).toContain('No meetings today or meeting outcomes to record.');
});

it('gives a visit its address, the way there, and when to leave', () => {
  const visit = {
    ...{ id: 'm', inquiryId: 'i', visitorName: 'Karen Dubois', kind: 'site', state: 'booked', area: null },
    ...{ startsAt: '2026-11-20T15:30:00.000Z', place: '1840 Creek Road', staffName: 'Ana' },
    ...{ travelMinutes: 35, isTravelKnown: true },
  } as unknown as Meeting;
  const html = panelWith([], { us: 0, overdue: 0 }, [visit]);
  expect(html).toContain('All caught up.');
  expect(html).toContain('leave 8:55 AM');
  expect(html).toContain('destination=1840+Creek+Road');
  expect(html).toContain('No replies to write, next steps, or meeting outcomes to record.');
});
