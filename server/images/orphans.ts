import { IMAGE_LIMITS } from '#contract/images.ts';
import type { App } from '../http/app-type.ts';
import type { ImageHost } from './image-host.ts';

const HOUR = 60 * 60 * 1000;

/** Removes pictures that no inquiry took for 24 hours, from when the server listens until it closes. */
export function removeOrphansHourly(app: App, host: Pick<ImageHost, 'removeOrphans' | 'now'>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    const olderThan = new Date(host.now().getTime() - IMAGE_LIMITS.orphanHours * HOUR);
    running = host.removeOrphans(olderThan).catch((error) => {
      // The next hour tries again; nothing that a visitor sees depends on it.
      app.log.warn({ err: error }, 'could not remove unattached pictures');
    });
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, HOUR).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
