import type { App, Base } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { askedLinksStore } from './asked-links-store.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passkeysStore } from './passkeys-store.ts';
import { profileStore } from './profile-store.ts';
import { createRoster } from './roster.ts';
import { rosterRoutes } from './roster-routes.ts';
import { rosterStore } from './roster-store.ts';
import { staffRoutes } from './routes.ts';

/** Signs staff in, guards their routes, and lets owners manage accounts. */
export function wireStaff(app: App, base: Base, outbox: Outbox): StaffAccounts {
  const { config, db } = base;
  const accounts = createStaffAccounts(base);
  staffRoutes(app, { accounts });
  passkeyRoutes(app, { accounts, passkeys: passkeysStore(db, outbox), outbox, origin: config.origin });
  const roster = createRoster({ config, store: rosterStore(db), asked: askedLinksStore(db), outbox });
  rosterRoutes(app, { roster, accounts, profiles: profileStore(db), db });
  return accounts;
}
