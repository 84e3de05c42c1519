import type { App, Base } from '../http/app-type.ts';
import { inquiryStore } from '../intake/store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { importRoutes } from './routes.ts';
import { importsStore } from './store.ts';

/** Wires the import of inquiries from files into the app. */
export function wireImports(app: App, { config, db }: Base, outbox: Outbox): void {
  importRoutes(app, { store: importsStore(db, inquiryStore(db, outbox)), secret: config.secret });
}
