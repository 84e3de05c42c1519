import { watchCommits } from '../database/engine/watch.ts';
import type { App, Base } from '../http/app-type.ts';
import type { StaffAccounts } from '../staff/accounts.ts';
import { createLive, type Live } from './live.ts';
import { liveRoutes } from './routes.ts';
import { liveStore } from './store.ts';

/** Wires live updates of open dashboards into the app. */
export function wireLiveUpdates(app: App, base: Base, accounts: StaffAccounts): Live {
  const store = liveStore(base.db);
  const live = createLive({
    store,
    sessionHolders: accounts.sessionHolders,
    watch: (onCommit) => watchCommits(base, 'live', onCommit),
    log: base.log,
  });
  liveRoutes(app, { live, store });
  return live;
}
