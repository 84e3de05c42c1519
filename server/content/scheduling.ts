/** Publishes frozen updates at their scheduled time (docs/decisions/0022). */
import type { FastifyBaseLogger } from 'fastify';
import { MAX_SCHEDULE_DAYS } from '#contract/site/site-limits.ts';
import type { ToSchedule } from '#contract/site/site-schedule.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import { nameOf } from './collections.ts';
import type { NotPublished, Publishing } from './publishing.ts';
import type { MayEdit, ReleasesStore } from './releases-store.ts';
import { SCHEDULED_RELEASE } from './scheduled-rows-store.ts';
import type { ScheduledStore } from './scheduled-store.ts';

type Person = { id: string; name: string };
type Parts = {
  publishing: Publishing;
  scheduled: ScheduledStore;
  releases: ReleasesStore;
  publisher: Pick<SitePublisher, 'applyLatestRelease'>;
  jobs: Jobs;
  log: FastifyBaseLogger;
};

export type Scheduling = ReturnType<typeof createScheduling>;

const DAY_MS = 24 * 60 * 60_000;
/** Longer than a publishing takes on a busy machine; what fails for a reason that may pass waits as long. */
const LEASE_MS = 15_000;

export function createScheduling({ publishing, scheduled, releases, publisher, jobs, log }: Parts) {
  /** Checks again what was scheduled, and publishes it. */
  async function goOut(id: string, by: Person, kind: 'site-published' | 'site-published-by-schedule') {
    const going = await publishing.scheduled(id);
    if ('refused' in going) return going;
    return releases.publish(going, by, { id, kind });
  }

  const list = (mayEdit: MayEdit) =>
    scheduled.list(({ collection, slug }, value) => nameOf(collection, slug, value), mayEdit);

  /** Publishes an update whose time has come. A failure is shown to owners. */
  async function publishOne(id: string): Promise<void> {
    const by = await scheduled.by(id);
    if (!by) return;
    const done = await goOut(id, by, 'site-published-by-schedule');
    if (typeof done === 'string') {
      await publisher
        .applyLatestRelease()
        .catch((error) => log.error({ err: error }, 'couldn’t load published changes'));
      return;
    }
    await scheduled.fail(id, whyNot(done));
    log.warn({ scheduled: id, refused: done.refused }, 'couldn’t publish a scheduled update');
  }

  jobs.handle({
    ...{ task: SCHEDULED_RELEASE, leaseMs: LEASE_MS, pauseAfter: () => LEASE_MS },
    run: ({ key }) => publishOne(key),
  });

  return {
    list,

    /** @returns the id. */
    async schedule({ dueAt, ...wanted }: ToSchedule, by: Person) {
      const at = new Date(dueAt).toISOString();
      const ahead = Date.parse(at) - Date.now();
      if (ahead <= 0) return { refused: 'past' as const };
      if (ahead > MAX_SCHEDULE_DAYS * DAY_MS) return { refused: 'far' as const };
      const going = await publishing.chosen(wanted);
      return 'refused' in going ? going : scheduled.add(going, at, by);
    },

    remove: scheduled.remove,

    /** Publishes an update before its time; if that fails, it stays scheduled. @returns the id of the release. */
    async publishNow(id: string, by: Person, mayEdit: MayEdit): Promise<string | NotPublished> {
      if (!(await scheduled.collections(id)).every(mayEdit)) return { refused: 'not-yours' };
      if (!(await scheduled.by(id))) return { refused: 'unknown' };
      const done = await goOut(id, by, 'site-published');
      if (typeof done === 'string') await publisher.applyLatestRelease();
      return done;
    },
  };
}

/** For owners: what stopped it. */
function whyNot(done: NotPublished): string {
  if (done.refused !== 'blocked') return WHY_NOT[done.refused === 'published-since' ? 'published' : 'gone'];
  const said = done.changes.flatMap(({ name, findings }) =>
    findings.filter(({ blocks }) => blocks).map(({ text }) => `${name}: ${text}`),
  );
  const texts = [...new Set(said)];
  const more = texts.length > 3 ? ` And ${texts.length - 3} more.` : '';
  return `${texts.slice(0, 3).join(' ')}${more}`;
}

const WHY_NOT = {
  published: 'Some of these changes were already published or undone. Review them, then publish.',
  gone: 'Some of this content was deleted. Review the rest, then publish.',
} as const;
