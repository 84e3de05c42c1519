import { lazy, Suspense, useState } from 'react';
import type { OrderedCollection } from '#contract/site/records/orders.ts';
import type { CollectionSummary, FoundText, RecordSummary } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import { editHref, type SiteAddress } from '../state/site-address.ts';
import { aOneOf, countOf, keyOf } from '../state/site-words.ts';
import { HideKind } from './hide-kind.tsx';
import { HideSamples } from './hide-samples.tsx';
import { isTiled, RecordRow, RecordTile } from './record-row.tsx';

const AddRecord = lazy(async () => ({ default: (await import('./add-record.tsx')).AddRecord }));

const Arrange = lazy(async () => ({ default: (await import('./arrange.tsx')).Arrange }));

/** Further rows are shown on request, apart from those with unpublished changes. */
const AT_FIRST = 60;
const TILES_AT_FIRST = 9;

/** Like "18, including 15 samples"; nothing where there is one alone, whose row says it all. */
function countInWords(count: number, samples: number): string {
  if (count <= 1) return '';
  const all = count.toLocaleString('en-US');
  if (samples === 0) return all;
  if (samples === count) return `${all}, all samples`;
  return `${all}, including ${samples.toLocaleString('en-US')} ${samples === 1 ? 'sample' : 'samples'}`;
}

const ARRANGED = [
  'services',
  'projects',
  'team',
  'testimonials',
] as const satisfies readonly OrderedCollection[];
const isArranged = (name: string): name is OrderedCollection => ARRANGED.some((known) => known === name);

/** Whether it is off the website, or will be with the next update. */
const isOff = ({ draft, live }: RecordSummary): boolean => draft?.hides ?? live === 'hidden';

type CollectionPartProps = {
  /** With the rows that search and filter leave. */
  found: CollectionSummary;
  all: CollectionSummary;
  /** The page that lists the kind, and with which it is hidden; undefined without one. */
  overview: RecordSummary | undefined;
  shown: SiteAddress;
  /** Matches of the search in texts, by entry. */
  inTexts: ReadonlyMap<string, FoundText>;
};

/** All of a kind, with what can be done to them together. */
export function CollectionPart({ found, all, overview, shown, inTexts }: CollectionPartProps) {
  const { collection, canAdd, mayHide } = all;
  const [isWhole, setWhole] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const tiled = isTiled(collection);
  const isUnfiltered = found.records.length === all.records.length;
  const atFirst = tiled && isUnfiltered ? TILES_AT_FIRST : AT_FIRST;
  const rows = found.records.filter(
    ({ draft, scheduled }, n) => isWhole || n < atFirst || draft || scheduled,
  );
  const [isArranging, setArranging] = useState(false);
  const samples = all.records.filter(({ sample }) => sample);
  const rowOf = (record: RecordSummary) => ({
    record,
    href: editHref(shown, record, inTexts.get(keyOf(record))?.path),
    excerpt: inTexts.get(keyOf(record))?.excerpt ?? null,
  });
  return (
    <section aria-labelledby={`site-${collection}`} className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id={`site-${collection}`} className="text-20 leading-tight font-strong tracking-tight">
          {all.name}
        </h2>
        <p className="text-14 text-graphite">{countInWords(all.records.length, samples.length)}</p>
      </div>
      {isArranging && isArranged(collection) ? (
        <Suspense>
          <Arrange collection={collection} records={all.records} />
        </Suspense>
      ) : tiled ? (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {rows.map((record) => (
            <RecordTile key={record.slug} {...rowOf(record)} />
          ))}
          {canAdd && isUnfiltered && (
            <li>
              <button
                type="button"
                onClick={() => setAdding(true)}
                className="grid aspect-8/5 w-full cursor-pointer place-content-center rounded-control border border-dashed border-edge font-strong hover:bg-ledge"
              >
                Add {aOneOf(collection)}
              </button>
            </li>
          )}
        </ul>
      ) : (
        <ul
          className={`rounded-sheet bg-sheet px-4 shadow-e1 ${rows.length > 1 ? 'xl:grid xl:grid-cols-2 xl:gap-x-10' : ''}`}
        >
          {rows.map((record) => (
            <RecordRow key={record.slug} {...rowOf(record)} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {rows.length < found.records.length && (
          <Button look="quiet" onClick={() => setWhole(true)}>
            Show all {countOf(collection, found.records.length)}
          </Button>
        )}
        {canAdd && !(tiled && isUnfiltered) && (
          <Button look="quiet" onClick={() => setAdding(true)}>
            Add {aOneOf(collection)}
          </Button>
        )}
        {isArranged(collection) && all.records.length > 1 && (
          <Button look="quiet" onClick={() => setArranging(!isArranging)}>
            {isArranging ? 'Done' : 'Reorder'}
            <span className="sr-only">
              {isArranging && ' reordering'} {all.name.toLowerCase()}
            </span>
          </Button>
        )}
        {samples.length > 0 && mayHide && <HideSamples collection={collection} samples={samples} />}
        {overview && <HideKind all={all} overview={overview} isHidden={isOff(overview)} />}
      </div>
      {isAdding && (
        <Suspense>
          <AddRecord all={all} shown={shown} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}
