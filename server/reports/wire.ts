import type { App, Base } from '../http/app-type.ts';
import { reportRoutes } from './routes.ts';
import { reportStore } from './store.ts';

/** Wires the reports into the app. */
export const wireReports = (app: App, { config, db }: Base): void =>
  reportRoutes(app, { store: reportStore(db), booking: config.booking });
