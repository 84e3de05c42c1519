import { setTimeout as pause } from 'node:timers/promises';
import { IMAGE_LIMITS } from '#contract/images.ts';
import type { App } from '../http/app-type.ts';
import type { ImageHost } from './image-host.ts';

const HOUR = 60 * 60 * 1000;
/** Time for a running query to finish when the server stops. */
const LAST_WRITES_MS = 1000;

type Host = Pick<ImageHost, 'removeOrphans' | 'startRemovals' | 'stopRemovals' | 'now'>;

/** Removes pictures that no inquiry listed for 24 hours, and those of erased inquiries, while the server listens. */
export function removeOrphansHourly(app: App, host: Host): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    const olderThan = new Date(host.now().getTime() - IMAGE_LIMITS.orphanHours * HOUR);
    running = host.removeOrphans(olderThan).catch((error) => {
      // Retried in the next hour; nothing visible to visitors depends on it.
      app.log.warn({ err: error }, 'could not remove unattached pictures');
    });
  };
  app.addHook('onListen', async () => {
    host.startRemovals();
    run();
    timer = setInterval(run, HOUR).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await host.stopRemovals();
    // The rest waits for Cloudinary, and is due again when its lease ends.
    await Promise.race([running, pause(LAST_WRITES_MS)]);
  });
}
