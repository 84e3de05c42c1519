import { QUEUE_GROUP_LABELS, type QueueGroup } from '#contract/inquiries/queue.ts';
import { Chevron } from '../../components/chevron.tsx';
import type { RowPlace } from './row-options.ts';

type GroupHeadProps = {
  group: QueueGroup;
  count?: number;
  place: RowPlace;
  /** Of a group that can be folded away. */
  isFolded?: boolean;
  onFold?: () => void;
};

/** The head of a group of the queue; stays in sight while its inquiries scroll. */
export function GroupHead({ group, count, place, isFolded, onFold }: GroupHeadProps) {
  const label = (
    <>
      {QUEUE_GROUP_LABELS[group]}
      {count !== undefined && (
        <span className="ml-2 font-[450] text-graphite">{count.toLocaleString('en-US')}</span>
      )}
    </>
  );
  return (
    <li
      {...place}
      data-group={group}
      className="sticky top-0 z-[2] flex h-7 items-center border-b border-hairline bg-ledge px-4 max-md:top-12 md:px-6"
    >
      <h3 className="text-[0.8125rem] leading-none font-[620] tracking-normal">
        {onFold ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={onFold}
            className="flex min-h-7 cursor-pointer items-center hover:text-copper focus-visible:-outline-offset-2"
          >
            {label}
            <Chevron className={`ml-2 ${isFolded ? '' : 'rotate-180'}`} />
          </button>
        ) : (
          label
        )}
      </h3>
    </li>
  );
}
