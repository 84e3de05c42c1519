/** `GET /api/reports` (contract/inquiries/reports.ts). */
import * as z from 'zod';
import { setup } from '#content/firm.ts';
import { type Reports, reportsSchema } from '#contract/inquiries/reports.ts';
import { addDays, dayAfter, dayOf, mondayOf, startOfDay } from '#contract/shared/zoned-day.ts';
import type { App } from '../http/app-type.ts';
import { CSV_TYPE } from '../http/csv.ts';
import { fileResponse, operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { requireOwner } from '../staff/guard.ts';
import { requireReportsReader } from '../staff/token-guard.ts';
import { googleAdsFile } from './google-ads.ts';
import { reportOf } from './report.ts';
import { reportAsCsv } from './report-csv.ts';
import type { ReportStore } from './store.ts';

const DEFAULT_WEEKS = 12;
const MAX_DAYS = 3660;

const day = (name: string) => z.iso.date(`${name} must be a date, such as 2026-03-08`).optional();

const querystring = z.object({ from: day('from'), to: day('to') });

/** @property booking whether meetings can be booked; without, reports don't mention them. */
type Deps = { store: ReportStore; booking: boolean };

export function reportRoutes(app: App, deps: Deps): void {
  const onRequest = requireReportsReader;
  googleAdsRoute(app, deps);
  app.get(
    '/api/reports',
    {
      onRequest,
      schema: {
        ...operation('Reports', 'getReport', 'Get the report for a period'),
        querystring,
        response: responseSchemas({ 200: reportsSchema }),
      },
    },
    ({ query }) => asked(deps, query),
  );

  app.get(
    '/api/reports/export.csv',
    {
      onRequest,
      schema: {
        ...operation('Reports', 'exportReport', 'Export the report for a period as CSV', {
          answerHeaders: ['content-disposition'],
        }),
        querystring,
        response: responseSchemas({ 200: fileResponse('text/csv') }),
      },
    },
    async ({ query }, reply) => {
      const report = await asked(deps, query);
      return reply
        .header('content-disposition', `attachment; filename="report-${report.from}-to-${report.to}.csv"`)
        .type(CSV_TYPE)
        .send(reportAsCsv(report));
    },
  );
}

function googleAdsRoute(app: App, { store }: Deps): void {
  app.get(
    '/api/reports/google-ads.csv',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Reports', 'exportGoogleAds', 'Export won projects for an upload to Google Ads', {
          description:
            'Ad clicks that led to inquiries that became projects in the period, with their estimated value.',
          answerHeaders: ['content-disposition'],
        }),
        querystring,
        response: responseSchemas({ 200: fileResponse('text/csv') }),
      },
    },
    async ({ query, staff }, reply) => {
      const now = new Date();
      const { from, to } = rangeOf(query, now);
      const clicks = await store.wonClicks([
        startOfDay(from, setup.timeZone),
        startOfDay(dayAfter(to), setup.timeZone),
      ]);
      await store.recordExport(staff, { format: 'csv', query: `google-ads from=${from}&to=${to}` }, now);
      return reply
        .header('content-disposition', `attachment; filename="google-ads-${from}-to-${to}.csv"`)
        .type(CSV_TYPE)
        .send(googleAdsFile(clicks));
    },
  );
}

/** @throws ProblemError 400 for a range that is reversed or too long. */
function rangeOf(query: z.infer<typeof querystring>, now: Date): { from: string; to: string } {
  const to = query.to ?? dayOf(now, setup.timeZone);
  const from = query.from ?? addDays(mondayOf(to), -7 * (DEFAULT_WEEKS - 1));
  if (from > to) throw problem(400, 'The end date is before the start date.');
  if (addDays(from, MAX_DAYS) < to) throw problem(400, 'Choose a range of up to ten years.');
  return { from, to };
}

function asked({ booking, store }: Deps, query: z.infer<typeof querystring>): Promise<Reports> {
  const now = new Date();
  return reportOf(store, rangeOf(query, now), { now, booking });
}
