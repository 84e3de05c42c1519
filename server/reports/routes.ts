/** `GET /api/reports` (contract/inquiries/reports.ts). */
import * as z from 'zod';
import { setup } from '#content/firm.ts';
import type { Reports } from '#contract/inquiries/reports.ts';
import { addDays, dayOf, mondayOf } from '#contract/shared/zoned-day.ts';
import type { App } from '../http/app-type.ts';
import { CSV_TYPE } from '../http/csv.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { requireStaff } from '../staff/guard.ts';
import { type ReportParts, reportOf } from './report.ts';
import { reportAsCsv } from './report-csv.ts';

const DEFAULT_WEEKS = 12;
const DAYS_MAX = 3660;

const day = (name: string) => z.iso.date(`${name} must be a day such as 2026-03-08`).optional();

const figures = {
  inquiries: z.number(),
  answered: z.number(),
  late: z.number(),
  overdue: z.number(),
  open: z.number(),
  closed: z.number(),
  within24: z.number().nullable(),
  medianMs: z.number().nullable(),
  p95Ms: z.number().nullable(),
};

const worth = z.object({ estimates: z.number(), low: z.number(), high: z.number() });

const meetings = z.object({
  requests: z.number(),
  share: z.number().nullable(),
  medianMs: z.number().nullable(),
  held: z.number(),
  noShows: z.number(),
});

const reportsSchema: z.ZodType<Reports> = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  response: z.object(figures),
  later: z.object(figures),
  projects: z.number(),
  projectsWorth: worth,
  before: z.object({
    ...{ from: z.string(), to: z.string(), projects: z.number(), projectsWorth: worth },
    response: z.object(figures),
    later: z.object(figures),
    meetings: meetings.nullable(),
  }),
  overdueNow: z.number(),
  openWorth: worth,
  meetings: meetings.nullable(),
  weeks: z.array(z.object({ from: z.string(), to: z.string(), partial: z.boolean(), ...figures })),
  rankings: z.record(
    z.string(),
    z.array(z.object({ key: z.string().nullable(), count: z.number(), projects: z.number() })),
  ),
  people: z.array(z.object({ id: z.string().nullable(), name: z.string().nullable(), ...figures })),
  late: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      name: z.string(),
      createdAt: z.string(),
      firstContactAt: z.string(),
      by: z.string().nullable(),
    }),
  ),
});

const querystring = z.object({ from: day('from'), to: day('to') });

/** @property booking whether meetings can be booked; without, reports don't mention them. */
type Deps = ReportParts & { booking: boolean };

export function reportRoutes(app: App, deps: Deps): void {
  const onRequest = requireStaff;
  app.get(
    '/api/reports',
    { onRequest, schema: { querystring, response: responseSchemas({ 200: reportsSchema }) } },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return asked(deps, query);
    },
  );

  app.get('/api/reports/export.csv', { onRequest, schema: { querystring } }, async ({ query }, reply) => {
    const report = await asked(deps, query);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="report-${report.from}-to-${report.to}.csv"`)
      .type(CSV_TYPE)
      .send(reportAsCsv(report));
  });
}

/** @throws ProblemError 400 for a range that is reversed or too long. */
function asked({ booking, ...parts }: Deps, query: z.infer<typeof querystring>): Promise<Reports> {
  const now = new Date();
  const to = query.to ?? dayOf(now, setup.timeZone);
  const from = query.from ?? addDays(mondayOf(to), -7 * (DEFAULT_WEEKS - 1));
  if (from > to) throw problem(400, 'The range ends before it begins. Swap its days.');
  if (addDays(from, DAYS_MAX) < to) throw problem(400, 'The range is too long: at most ten years.');
  return reportOf(parts, { from, to }, { now, booking });
}
