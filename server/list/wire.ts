import type { App, Base } from '../http/app-type.ts';
import { gatherCounts } from './counts-store.ts';
import { exportRoutes } from './export-routes.ts';
import { listRoutes } from './routes.ts';
import { listStore } from './store.ts';
import { viewRoutes } from './views-routes.ts';
import { viewsStore } from './views-store.ts';

const GATHERED_EVERY_MS = 10 * 60_000;

/** Wires the list of inquiries into the app: search, counts, exports and saved views. */
export function wireList(app: App, { config, db, jobs }: Base): void {
  const list = listStore(db);
  listRoutes(app, { list, origin: config.origin });
  exportRoutes(app, { list, booking: config.booking });
  viewRoutes(app, { list, views: viewsStore(db) });
  jobs.repeat({ task: 'inquiry-counts', everyMs: GATHERED_EVERY_MS, run: () => gatherCounts(db) });
}
