import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ScheduledRelease } from '#contract/site/site-schedule.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { LoadingFailed } from '../../components/view-page.tsx';
import { momentDate, weekdayTime } from '../../format/dates.ts';
import { scheduledReleases, useRefreshSite } from '../state/content-query.ts';
import type { SiteAddress } from '../state/site-address.ts';
import { CHANGE_WORDS, changesInWords } from '../state/site-words.ts';
import { ChangedParts } from './changed-parts.tsx';
import { usePublishScheduled, useTakeBack } from './use-publish.tsx';

/** Scheduled releases, and those that failed at their time. */
export function Scheduled({ shown }: { shown: SiteAddress }) {
  const { data, error, refetch } = useQuery(scheduledReleases());
  useRefreshAfter(data?.scheduled);
  if (!data)
    return error && <LoadingFailed what="the schedule" error={error} onRetry={() => void refetch()} />;
  if (data.scheduled.length === 0) return null;
  const failed = data.scheduled.filter((one) => one.failed !== null);
  const waiting = data.scheduled.filter((one) => one.failed === null);
  return (
    <>
      {failed.length > 0 && (
        <section aria-label="Failed to publish" className="mt-5 grid gap-4">
          {failed.map((one) => (
            <Failed key={one.id} one={one} shown={shown} />
          ))}
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="scheduled" className="mt-6 mb-8">
          <h2 id="scheduled" className="text-17 font-semibold">
            Scheduled
          </h2>
          <ul>
            {waiting.map((one) => (
              <Waiting key={one.id} one={one} shown={shown} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Refreshes the other lists when a scheduled release is published or fails. */
function useRefreshAfter(scheduled: readonly ScheduledRelease[] | undefined) {
  const refresh = useRefreshSite();
  const waiting = scheduled?.filter(({ failed }) => failed === null).length;
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current !== undefined && waiting !== undefined && waiting < before.current) void refresh();
    before.current = waiting;
  }, [waiting, refresh]);
}

type OneProps = { one: ScheduledRelease; shown: SiteAddress };

function Waiting({ one, shown }: OneProps) {
  const publish = usePublishScheduled();
  const takeBack = useTakeBack();
  const busy = publish.isPending || takeBack.isPending;
  const when = weekdayTime(one.dueAt);
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-hairline py-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] md:items-start">
      <div>
        <p className="font-semibold">Publishes {when}</p>
        <p className="text-13 text-graphite">
          {one.by}, {momentDate(one.at)}
        </p>
      </div>
      <Items one={one} shown={shown} />
      <div className="flex gap-x-5">
        <Button
          look="bare"
          disabled={busy}
          aria-label={`Unschedule the update for ${when}`}
          onClick={() => takeBack.mutate(one)}
        >
          Unschedule
        </Button>
        <ConfirmedButton
          look="bare"
          disabled={busy}
          aria-label={`Publish now instead of ${when}`}
          question={`Publish ${changesInWords(one.items.length)} now?`}
          consequences={`It goes live now instead of ${when}.`}
          confirm="Publish now"
          onConfirm={() => publish.mutate(one)}
        >
          {publish.isPending ? 'Publishing...' : 'Publish now'}
        </ConfirmedButton>
      </div>
    </li>
  );
}

function Failed({ one, shown }: OneProps) {
  const putAway = useTakeBack();
  return (
    <div className="border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">
      <p className="font-semibold">Couldn’t publish on {weekdayTime(one.dueAt)}</p>
      <p className="mt-1 wrap-anywhere">{one.failed}</p>
      <div className="mt-2 text-ink">
        <Items one={one} shown={shown} />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-5">
        The website hasn’t changed. Your changes are below.
        <Button look="bare" disabled={putAway.isPending} onClick={() => putAway.mutate(one)}>
          Dismiss
        </Button>
      </p>
    </div>
  );
}

const Items = ({ one, shown }: OneProps) => (
  <ul className="min-w-0">
    <ChangedParts items={one.items} words={CHANGE_WORDS} shown={shown} />
  </ul>
);
