import type { App, Base } from '../http/app-type.ts';
import { devicesStore } from './devices-store.ts';
import { isPushService } from './hosts.ts';
import { createPush, type Push } from './push.ts';
import { pushRoutes } from './routes.ts';
import { createPushSender, type PushOverrides } from './send.ts';

/** Notifications on staff's devices. While there are no devices, a check costs a query of an empty table. */
export function wirePush(app: App, { config, db, log, jobs }: Base, overrides: PushOverrides = {}): Push {
  const push = createPush({
    db,
    log,
    jobs,
    send: createPushSender(() => `mailto:${config.mailFrom}`, overrides),
  });
  pushRoutes(app, {
    db,
    push,
    devices: devicesStore(db),
    isPushService: overrides.isPushService ?? isPushService,
  });
  jobs.repeat({ task: 'push-news', everyMs: 10_000, run: push.collect });
  return push;
}
