import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { App, Base } from '../http/app-type.ts';
import { runPeriodically } from '../http/periodic-job.ts';
import type { ImageHost } from './image-host.ts';

const HOUR = 60 * 60 * 1000;

type Host = Pick<ImageHost, 'removeOrphans' | 'settle' | 'now'>;

/** Removes pictures that no inquiry has used for 24 hours, and makes each server clean its own disk. */
export function removeOrphansHourly(app: App, jobs: Base['jobs'], host: Host): void {
  jobs.repeat({
    task: 'unattached-pictures',
    everyMs: HOUR,
    run: () => host.removeOrphans(new Date(host.now().getTime() - IMAGE_LIMITS.orphanHours * HOUR)),
  });
  runPeriodically(app, {
    everyMs: HOUR,
    failed: 'couldn’t move pictures off the disk or delete unfinished ones; will retry in an hour',
    run: () => host.settle(),
  });
}
