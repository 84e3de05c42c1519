import type { RecordSummary } from '#contract/site/site-records.ts';
import { weekdayTime } from '../../format/dates.ts';
import { type StateWord, statesOf } from '../state/site-words.ts';

const LOOKS: Record<StateWord, string> = {
  Scheduled: 'bg-contacted-bg text-contacted',
  Draft: 'bg-progress-bg text-progress',
  'Not published yet': 'bg-progress-bg text-progress',
  'To be hidden': 'bg-progress-bg text-progress',
  'To be shown again': 'bg-progress-bg text-progress',
  Hidden: 'bg-other-bg text-other',
  Changed: 'bg-new-bg text-new',
  Added: 'bg-new-bg text-new',
  Sample: 'border border-dashed border-graphite/60 text-graphite',
};

/** How a part of the site stands, in words. */
export function StateBadges({ record }: { record: RecordSummary }) {
  return statesOf(record).map((state) => (
    <span
      key={state}
      className={`inline-flex h-6 items-center px-2 text-[0.8rem] font-[560] whitespace-nowrap ${LOOKS[state]}`}
    >
      {state === 'Scheduled' && record.scheduled
        ? `Scheduled for ${weekdayTime(record.scheduled.dueAt)}`
        : state}
    </span>
  ));
}
