import type { App, Base } from '../http/app-type.ts';
import type { StaffAccounts } from '../staff/accounts.ts';
import type { KeptSettings } from './in-force.ts';
import { settingsRoutes } from './routes.ts';
import { createSettings } from './settings.ts';

type Given = { accounts: StaffAccounts; settings: KeptSettings };

/** Lets owners change settings in the browser. */
export function wireSettings(app: App, { config, db }: Base, { accounts, settings: { load } }: Given): void {
  settingsRoutes(app, { accounts, settings: createSettings({ config, db, load }) });
}
