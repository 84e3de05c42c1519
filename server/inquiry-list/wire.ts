import type { App, Base } from '../http/app-type.ts';
import { exportRoutes } from './export-routes.ts';
import { listRoutes } from './routes.ts';
import { listStore } from './store.ts';
import { viewRoutes } from './views-routes.ts';
import { viewsStore } from './views-store.ts';

/** Wires the list of inquiries into the app: search, counts, exports and saved views. */
export function wireInquiryList(app: App, { config, db }: Base): void {
  const list = listStore(db);
  listRoutes(app, { list, origin: config.origin });
  exportRoutes(app, { list, booking: config.booking });
  viewRoutes(app, { list, views: viewsStore(db) });
}
