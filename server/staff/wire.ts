import type { App, Base } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { apiTokenRoutes } from './api-token-routes.ts';
import { apiTokensStore } from './api-tokens-store.ts';
import { forgottenPassword } from './asked-links-store.ts';
import { assignmentRulesRoutes } from './assignment-rules-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passkeysStore } from './passkeys-store.ts';
import { profileStore } from './profile-store.ts';
import { rosterRoutes } from './roster-routes.ts';
import { createRoster } from './roster-store.ts';
import { staffRoutes } from './routes.ts';

/** Signs staff in, guards their routes, and lets owners manage accounts. */
export function wireStaff(app: App, base: Base, outbox: Outbox): StaffAccounts {
  const { config, db } = base;
  const accounts = createStaffAccounts(base);
  staffRoutes(app, { accounts });
  passkeyRoutes(app, { accounts, passkeys: passkeysStore(db, outbox), outbox, origin: config.origin });
  apiTokenRoutes(app, apiTokensStore(db));
  assignmentRulesRoutes(app, db);
  const parts = { config, db, outbox };
  rosterRoutes(app, {
    ...{ accounts, db, roster: createRoster(parts), profiles: profileStore(db) },
    forgotten: forgottenPassword(parts),
  });
  return accounts;
}
