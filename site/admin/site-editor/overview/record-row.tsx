import type { RecordSummary } from '#contract/site/site-records.ts';
import { LineIcon } from '../../components/line-icon.tsx';
import { momentDate, weekdayTime } from '../../format/dates.ts';
import { thumbnailOf } from '../pictures/pictures.ts';
import { type StateWord, statesOf } from '../state/site-words.ts';

/** Id of the row's link, so that closing the editor returns to it. */
export const rowId = ({ collection, slug }: Pick<RecordSummary, 'collection' | 'slug'>) =>
  `site-${collection}-${slug}`;

type RecordProps = {
  record: RecordSummary;
  href: string;
  /** Text of the field that a search found; null without one. */
  excerpt: string | null;
};

/** One part of the site: opens its editor, with its page next to it. */
export function RecordRow({ record, href, excerpt }: RecordProps) {
  const { name, path, live } = record;
  const isOnSite = live !== 'hidden' && live !== 'unpublished';
  return (
    <li className="flex border-t border-hairline first:border-t-0 xl:nth-2:border-t-0">
      <a
        id={rowId(record)}
        href={href}
        className="group flex min-h-14 min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 py-2 text-ink no-underline focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 grow">
          <span className="font-semibold wrap-anywhere group-hover:text-copper">{name}</span>
          {excerpt && excerpt !== name && (
            <span className="block text-13 text-graphite wrap-anywhere">{excerpt}</span>
          )}
          <LastDoing record={record} />
        </span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          <StateBadges record={record} />
        </span>
      </a>
      {path && !isOnSite && <span className="w-12 shrink-0" />}
      {path && isOnSite && (
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${name} (opens in a new tab)`}
          className="grid min-h-14 w-12 shrink-0 place-items-center text-graphite hover:text-copper focus-visible:-outline-offset-2"
        >
          <LineIcon viewBox="0 0 16 16" width="16" height="16" d="M6 3H3v10h10v-3M9 3h4v4M13 3 7 9" />
        </a>
      )}
    </li>
  );
}

/** Kinds that are shown as tiles, by their pictures. */
const TILED = new Set<string>([
  'pages',
  'services',
  'areas',
  'manufacturers',
  'projects',
  'articles',
  'team',
]);
export const isTiled = (collection: string): boolean => TILED.has(collection);

/** A page by its picture and its name; a page of words alone by its name. */
export function RecordTile({ record, href, excerpt }: RecordProps) {
  const { name, path, live, picture, draft } = record;
  const isOffSite = live === 'hidden' || live === 'unpublished';
  const source = picture ? thumbnailOf(picture) : undefined;
  return (
    <li className="group relative min-w-0">
      <a
        id={rowId(record)}
        href={href}
        className="block rounded-control text-ink no-underline focus-visible:outline-offset-4"
      >
        <span
          className={`block overflow-hidden rounded-control bg-ledge shadow-e1 ${draft ? 'outline-2 outline-copper' : ''}`}
        >
          {source ? (
            <img
              src={source}
              alt=""
              loading="lazy"
              decoding="async"
              className={`aspect-8/5 w-full object-cover ${isOffSite ? 'opacity-40' : ''}`}
            />
          ) : (
            <span
              aria-hidden="true"
              className="flex aspect-8/5 items-end bg-sheet p-3 text-20 leading-tight font-strong tracking-tight wrap-anywhere"
            >
              {name}
            </span>
          )}
        </span>
        <span className="mt-2 block font-strong wrap-anywhere group-hover:text-copper">{name}</span>
        {excerpt && excerpt !== name && (
          <span className="block text-13 text-graphite wrap-anywhere">{excerpt}</span>
        )}
        <LastDoing record={record} />
        <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
          <StateBadges record={record} />
        </span>
      </a>
      {path && !isOffSite && (
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${name} (opens in a new tab)`}
          className="absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-control bg-sheet text-graphite opacity-0 shadow-e1 group-hover:opacity-100 hover:text-copper focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <LineIcon width="16" height="16" d="M6 3H3v10h10v-3M9 3h4v4M13 3 7 9" />
        </a>
      )}
    </li>
  );
}

function LastDoing({ record: { draft, published } }: { record: RecordSummary }) {
  const last = draft ?? published;
  if (!last) return null;
  return (
    <span className="block text-13 text-graphite">
      {draft ? last.by : `Published by ${last.by}`}, {momentDate(last.at)}
    </span>
  );
}

const LOOKS: Record<StateWord, string> = {
  Scheduled: 'bg-contacted-bg text-contacted',
  Draft: 'bg-progress-bg text-progress',
  Unpublished: 'bg-progress-bg text-progress',
  'Will be hidden': 'bg-progress-bg text-progress',
  'Will be shown': 'bg-progress-bg text-progress',
  Hidden: 'bg-other-bg text-other',
  Changed: 'bg-new-bg text-new',
  Added: 'bg-new-bg text-new',
  Sample: 'border border-dashed border-graphite/60 text-graphite',
};

/** States of a part of the site, as badges. */
function StateBadges({ record }: { record: RecordSummary }) {
  return statesOf(record).map((state) => (
    <span
      key={state}
      className={`inline-flex h-6 items-center rounded-mark px-2 text-13 font-strong whitespace-nowrap ${LOOKS[state]}`}
    >
      {state === 'Scheduled' && record.scheduled
        ? `Scheduled for ${weekdayTime(record.scheduled.dueAt)}`
        : state}
    </span>
  ));
}
