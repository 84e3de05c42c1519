import type { App, Base } from '../http/app-type.ts';
import { devicesStore } from './devices-store.ts';
import { isPushService } from './hosts.ts';
import { createPush, type Push } from './push.ts';
import { pushRoutes } from './routes.ts';
import { createSender, type PushWorld } from './send.ts';

/** Notifications on staff's devices. While there are no devices, a check costs a query of an empty table. */
export function wirePush(app: App, { config, db, log, jobs }: Base, world: PushWorld = {}): Push {
  const push = createPush({ db, log, jobs, send: createSender(() => `mailto:${config.mailFrom}`, world) });
  pushRoutes(app, {
    db,
    push,
    devices: devicesStore(db),
    isPushService: world.isPushService ?? isPushService,
  });
  jobs.repeat({ task: 'push-news', everyMs: 10_000, run: push.collect });
  return push;
}
