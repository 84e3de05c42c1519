import { setup } from '#content/firm.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import type { App, Base } from '../http/app-type.ts';
import { daysStore } from './days-store.ts';
import { reportRoutes } from './routes.ts';
import { reportStore } from './store.ts';

const REFRESHED_EVERY_MS = 10 * 60_000;
/** A year, and the year before it, which a report compares it with. */
const REFRESHED_DAYS = 2 * 366;

/** Wires the reports into the app. The figures of the last days are counted again before they are asked for. */
export function wireReports(app: App, { config, db, log, jobs }: Base): void {
  const store = reportStore(db);
  const days = daysStore({ db, store, log, timeZone: setup.timeZone });
  reportRoutes(app, { store, days, booking: config.booking });
  jobs.repeat({
    task: 'report-days',
    everyMs: REFRESHED_EVERY_MS,
    run: async (isStopping) => {
      const to = dayOf(new Date(), setup.timeZone);
      await days.refresh({ from: addDays(to, -REFRESHED_DAYS), to }, isStopping);
    },
  });
}
