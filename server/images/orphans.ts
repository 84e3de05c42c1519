import { IMAGE_LIMITS } from '#contract/images.ts';
import type { App } from '../http/app-type.ts';
import { repeatWhileListening } from '../http/repeated-work.ts';
import type { ImageHost } from './image-host.ts';

const HOUR = 60 * 60 * 1000;

type Host = Pick<ImageHost, 'removeOrphans' | 'settle' | 'startRemovals' | 'stopRemovals' | 'now'>;

/** Removes pictures that no inquiry listed for 24 hours, and those of erased inquiries, while the server listens. */
export function removeOrphansHourly(app: App, host: Host): void {
  app.addHook('onListen', async () => host.startRemovals());
  repeatWhileListening(app, {
    everyMs: HOUR,
    failed: 'could not remove unattached pictures; retrying in an hour',
    run: async () => {
      await host.removeOrphans(new Date(host.now().getTime() - IMAGE_LIMITS.orphanHours * HOUR));
      await host.settle();
    },
  });
  // A picture that waits for Cloudinary is due again when its lease ends.
  app.addHook('preClose', () => host.stopRemovals());
}
