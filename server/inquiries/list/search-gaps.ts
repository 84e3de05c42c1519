import { isUniqueViolation } from '../../database/failures.ts';
import type { Db } from '../../database/schema.ts';
import type { App } from '../../http/app-type.ts';
import { fillSearchGaps } from './search-gaps-store.ts';

const HOUR = 60 * 60 * 1000;
/** Longer than a server of the release before goes on beside this one, by far. */
const LOOK_BACK = 7 * 24 * HOUR;

/**
 * When the server starts and every hour: what a server of the release before saved after this one had upgraded the
 * database lacks what is searched (docs/decisions/0023).
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
      // Another server filled the same ones.
      if (!isUniqueViolation(error))
        app.log.warn(
          { code: (error as { code?: string }).code },
          'could not complete the search; the next hour tries again',
        );
    }
    if (filled > 0) app.log.info({ filled }, 'inquiries of an earlier release can be searched now');
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
