import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { setup } from '#content/firm.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-answers.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { SettingsContext } from '../../state/settings.ts';
import { firstPage, inquiryCounts } from '../queries/inquiry-list-query.ts';
import { nightBegan } from './today.ts';
import { TodayPanel } from './today-panel.tsx';

const now = Date.now();
const inquiries = (many: number, fields: Partial<Inquiry>) =>
  Array.from({ length: many }, (_, nth) => ({
    ...{ id: `${fields.waitingReason}-${nth}`, name: `Visitor ${nth}`, status: 'new', message: '' },
    ...{ createdAt: new Date(now).toISOString(), waitingSince: new Date(now).toISOString() },
    ...{ firstContactAt: null, attachments: [], meeting: null },
    ...fields,
  })) as unknown as Inquiry[];

/** The panel's rows: the count, the entries listed here, and the number of further ones that the link announces. */
function rowsOf(html: string) {
  return html
    .split('<dt>')
    .slice(1)
    .map((row) => ({
      label: /label mt-1 block">([^<]+)/.exec(row)?.[1],
      count: Number(/leading-none[^>]*>([\d,]+)/.exec(row)?.[1]?.replace(',', '')),
      entries: row.split('<li').length - 1,
      linked: Number(/<a [^>]*>and ([\d,]+) more/.exec(row)?.[1]?.replace(',', '') ?? 0),
      href: /<a href="([^"]+)"[^>]*>and /.exec(row)?.[1],
    }));
}

it('lists what it counts: named, unfolded, or in a list of exactly these', () => {
  vi.stubGlobal('location', { search: '' });
  const queryClient = createQueryClient(() => {});
  const late = inquiries(100, { waitingReason: 'new' });
  const steps = inquiries(5, { waitingReason: 'next-step', waitingSince: new Date(now).toISOString() });
  const arrived = inquiries(7, { waitingReason: 'message' });
  const meets = inquiries(4, { waitingReason: null });
  const night = dayOf(nightBegan(now), setup.timeZone);
  queryClient.setQueryData(inquiryCounts({}).queryKey, { overdue: 1204 } as InquiryCounts);
  queryClient.setQueryData(firstPage({ sort: 'queue', overdue: true }).queryKey, late);
  queryClient.setQueryData(firstPage({ sort: 'queue', group: 'us' }).queryKey, steps);
  queryClient.setQueryData(firstPage({ sort: 'newest', from: night }).queryKey, arrived);
  queryClient.setQueryData(firstPage({ meets: 'today' }).queryKey, meets);
  const settings = { places: [], booking: true, incomingMail: false };
  const panel = createElement(SettingsContext, { value: settings }, createElement(TodayPanel));
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, panel));
  const rows = rowsOf(html);
  expect(rows.map(({ label }) => label)).toEqual([
    ...['Overdue', 'Due today', 'Meetings', 'Next steps', 'New since yesterday evening'],
  ]);
  expect(rows.map(({ count }) => count)).toEqual([1204, expect.any(Number), 4, 5, 7]);
  for (const { entries, linked, count } of rows) expect(entries + linked).toBe(count);
  expect(rows.map(({ href }) => href)).toEqual([
    ...['/admin?overdue=1', undefined, '/admin?meets=today', undefined, undefined],
  ]);
});
