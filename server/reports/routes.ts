/** `GET /api/reports` (contract/reports.ts). */
import * as z from 'zod';
import { firm } from '#content/firm.ts';
import type { Reports } from '#contract/reports.ts';
import { dayOf } from '#contract/zoned-day.ts';
import type { App } from '../http/app-type.ts';
import { answers, problem } from '../http/problem.ts';
import { requireStaff } from '../staff/guard.ts';
import { reportOf } from './report.ts';
import type { ReportStore } from './store.ts';
import { addDays, mondayOf } from './weeks.ts';

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

const reportsSchema: z.ZodType<Reports> = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  response: z.object(figures),
  weeks: z.array(z.object({ from: z.string(), to: z.string(), partial: z.boolean(), ...figures })),
  services: z.array(z.object({ service: z.string().nullable(), count: z.number() })),
  areas: z.array(z.object({ area: z.string().nullable(), count: z.number() })),
  channels: z.array(z.object({ channel: z.string(), count: z.number() })),
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

export function reportRoutes(app: App, { reports }: { reports: ReportStore }): void {
  app.get(
    '/api/reports',
    {
      onRequest: requireStaff,
      schema: {
        querystring: z.object({ from: day('from'), to: day('to') }),
        response: answers({ 200: reportsSchema }),
      },
    },
    async ({ query }, reply) => {
      const now = new Date();
      const to = query.to ?? dayOf(now, firm.timeZone);
      const from = query.from ?? addDays(mondayOf(to), -7 * (DEFAULT_WEEKS - 1));
      if (from > to) throw problem(400, 'The range ends before it begins. Swap its days.');
      if (addDays(from, DAYS_MAX) < to) throw problem(400, 'The range is too long: at most ten years.');
      reply.header('cache-control', 'no-store');
      return reportOf(reports, from, to, now);
    },
  );
}
