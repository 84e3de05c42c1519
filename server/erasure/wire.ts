import type { MeetingNotifier } from '../booking/meeting-notification.ts';
import type { App, Base } from '../http/app-type.ts';
import { runPeriodically } from '../http/periodic-job.ts';
import type { ImageHost } from '../images/image-host.ts';
import { sweepStaging } from '../staging/staging.ts';
import { createRegisters, keepRegisters } from '../tombstones/keeper.ts';
import { registerRoutes } from '../tombstones/routes.ts';
import { createErasure } from './erasure.ts';
import { registersOf } from './register.ts';
import { erasureRoutes } from './routes.ts';
import { createTraces } from './traces.ts';

/** @property notify absent where booking is off. */
type Given = { images: ImageHost; notify: MeetingNotifier | undefined };

/** Half of the lease of an interrupted erasure. */
const AGAIN_MS = 15_000;
const MINUTE_MS = 60_000;
/** Longer than it takes to rewrite the database, while nothing can be written, leases included. */
const REWRITING_MS = 600_000;
const DAY_MS = 24 * 3_600_000;

/** Erases on request and by age, removes the traces, and keeps the registers next to the backups. */
export function wireErasure(app: App, base: Base, { images, notify }: Given): void {
  const { config, db, jobs, log } = base;
  const erasure = createErasure({ ...base, images, notify });
  const traces = createTraces(base);
  erasureRoutes(app, { db, erasure, traces });
  app.addHook('preClose', () => erasure.stop());
  const count = (done: Promise<number>, words: string) =>
    done.then((count) => count > 0 && log.info({ count }, words));
  jobs.repeat({
    task: 'unfinished-erasures',
    everyMs: AGAIN_MS,
    run: () => count(erasure.resume(), 'finished an interrupted erasure'),
  });
  jobs.repeat({
    task: 'retention',
    everyMs: DAY_MS,
    async run() {
      const days = config.retentionDays;
      if (days !== undefined)
        await count(erasure.eraseClosed(days), 'erased closed inquiries past the retention period');
    },
  });
  jobs.repeat({
    ...{ task: 'erased-traces', everyMs: MINUTE_MS, leaseMs: REWRITING_MS },
    run: () => traces.cleanWhenDue(),
  });
  // Every server runs this, because another server may have a different DATA_DIR.
  runPeriodically(app, {
    everyMs: MINUTE_MS,
    failed: 'couldn’t delete files left by interrupted backups and restores; will retry in a minute',
    run: () => sweepStaging(config.dataDir),
  });
  const registers = createRegisters({ ...base, registers: registersOf(db, config.dataDir) });
  keepRegisters(app, registers);
  registerRoutes(app, { registers });
}
