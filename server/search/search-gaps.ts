import { isUniqueViolation } from '../database/failures.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { fillSearchGaps } from './search-gaps-store.ts';

const HOUR = 60 * 60 * 1000;
/** Far longer than a server of the previous release runs alongside this one. */
const LOOK_BACK = 7 * 24 * HOUR;

/**
 * Fills search gaps at startup and every hour: inquiries that a server of the previous release saved after the database
 * upgrade aren't indexed (docs/decisions/0023).
 */
export function fillSearchGapsHourly(app: App, db: Db): void {
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  const fill = async () => {
    let filled = 0;
    try {
      for (let more = -1; more !== 0 && !stopping; filled += more)
        more = await fillSearchGaps(db, new Date(Date.now() - LOOK_BACK));
    } catch (error) {
      // A unique violation means that another server filled the same gaps.
      if (!isUniqueViolation(error))
        app.log.warn(
          { code: (error as { code?: string }).code },
          'could not index missing inquiries; retrying in an hour',
        );
    }
    if (filled > 0) app.log.info({ filled }, 'indexed inquiries saved by an earlier release');
  };
  const run = () => {
    running = fill();
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, HOUR).unref();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    clearInterval(timer);
    await running;
  });
}
