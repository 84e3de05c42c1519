import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SCHEDULE_DAYS } from '#contract/site/site-limits.ts';
import type { RecordChange } from '#contract/site/site-records.ts';
import { BUTTON, Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { TimeChoice } from '../../components/time-choice.tsx';
import { useNow } from '../../state/use-now.ts';
import { pendingChanges, scheduledReleases } from '../state/content-query.ts';
import { type SiteAddress, siteHref } from '../state/site-address.ts';
import { changesInWords, keyOf } from '../state/site-words.ts';
import { ChangeCard } from './change-card.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { PublishCheck } from './publish-check.tsx';
import { Scheduled } from './scheduled.tsx';
import { usePublish, useSchedule } from './use-publish.tsx';

const isBlocked = ({ findings }: RecordChange) => findings.some(({ blocks }) => blocks);
const mayGo = (change: RecordChange) => change.scheduledAt === null && !isBlocked(change);

/** The changes that publishing would make, old and new side by side; any of them can be left for later. */
export function PublishList({ shown }: { shown: SiteAddress }) {
  const pending = useQuery(pendingChanges());
  return (
    <>
      <Scheduled shown={shown} />
      <Loaded tellsFailures query={pending} what="changes" waiting="Checking for changes...">
        {({ changes }) => <List changes={changes} shown={shown} />}
      </Loaded>
    </>
  );
}

function List({ changes, shown }: { changes: readonly RecordChange[]; shown: SiteAddress }) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [dueAt, setDueAt] = useState<string>();
  const now = useNow();
  const publish = usePublish();
  const schedule = useSchedule();
  const isBusy = publish.isPending || schedule.isPending;
  const blocked = changes.filter(isBlocked);
  const chosen = changes.filter((change) => mayGo(change) && !leftOut.has(keyOf(change)));
  if (changes.length === 0) return <NothingToPublish />;

  const choose = (change: RecordChange, isChosen: boolean) => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(keyOf(change));
    else next.add(keyOf(change));
    setLeftOut(next);
  };
  return (
    <section aria-label="Changes to publish">
      <PublishCheck changes={changes} shown={shown} />
      <ul className="mt-4">
        {changes.map((change) => (
          <ChangeCard
            key={keyOf(change)}
            change={change}
            isChosen={chosen.includes(change)}
            onChoose={mayGo(change) ? (isChosen) => choose(change, isChosen) : null}
            shown={shown}
          />
        ))}
      </ul>
      <div className="sticky bottom-(--bar,0px) -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-ink bg-paper px-4 py-3 dark:border-graphite/60 md:-mx-6 md:px-6">
        <Button
          disabled={isBusy || chosen.length === 0}
          aria-describedby="publish-words"
          onClick={() =>
            dueAt === undefined ? publish.mutate(chosen) : schedule.mutate({ changes: chosen, dueAt })
          }
        >
          {buttonInWords(chosen.length, dueAt, isBusy)}
        </Button>
        <TimeChoice
          label="When"
          now={now}
          atOnce="Now"
          value={dueAt}
          onChange={setDueAt}
          daysMax={MAX_SCHEDULE_DAYS}
        />
        <p id="publish-words" role="status" className="min-w-0 text-14 text-graphite">
          {inWords(chosen.length, blocked)}
        </p>
      </div>
      <PreviewLinks changes={changes} />
    </section>
  );
}

function buttonInWords(count: number, dueAt: string | undefined, isBusy: boolean): string {
  if (dueAt === undefined) return isBusy ? 'Publishing...' : `Publish ${changesInWords(count)}`;
  return isBusy ? 'Scheduling...' : `Schedule ${changesInWords(count)}`;
}

/** The changes that stay behind, and the remedy. */
function inWords(chosen: number, blocked: readonly RecordChange[]): string {
  if (blocked.length === 0) return chosen === 0 ? 'Select at least one change.' : '';
  const names = blocked.slice(0, 2).map(({ name }) => name);
  const more = blocked.length > 2 ? ` and ${blocked.length - 2} more` : '';
  return `${names.join(', ')}${more} can be published once you fix the problems listed above.`;
}

function NothingToPublish() {
  const isScheduled = (useQuery(scheduledReleases()).data?.scheduled.length ?? 0) > 0;
  return (
    <div className="max-w-3xl">
      <EmptyState
        drawing="house"
        title={isScheduled ? 'Nothing else to publish.' : 'Nothing to publish.'}
        about="Changes you make appear here until you publish them."
      >
        <p className="flex flex-wrap gap-2">
          <a href={siteHref({})} className={BUTTON.quiet}>
            Edit the website
          </a>
          <a href={siteHref({ part: 'history' })} className={BUTTON.quiet}>
            View history
          </a>
        </p>
      </EmptyState>
      <PreviewLinks changes={[]} />
    </div>
  );
}
