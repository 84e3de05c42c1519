import { lazy, Suspense, useState } from 'react';
import type { OrderedCollection } from '#contract/site/records/orders.ts';
import type { CollectionSummary, FoundText, RecordSummary } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import { ViewPart } from '../../components/view-page.tsx';
import { editHref, type SiteAddress } from '../state/site-address.ts';
import { aOneOf, countOf, keyOf } from '../state/site-words.ts';
import { HideKind } from './hide-kind.tsx';
import { HideSamples } from './hide-samples.tsx';
import { RecordRow } from './record-row.tsx';

const AddRecord = lazy(async () => ({ default: (await import('./add-record.tsx')).AddRecord }));

const Arrange = lazy(async () => ({ default: (await import('./arrange.tsx')).Arrange }));

/** More rows than this are shown only when they are asked for. */
const AT_FIRST = 60;

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
  const rows = isWhole ? found.records : found.records.slice(0, AT_FIRST);
  const [isArranging, setArranging] = useState(false);
  const samples = all.records.filter(({ sample }) => sample);
  return (
    <ViewPart id={`site-${collection}`} title={all.name}>
      {isArranging && isArranged(collection) ? (
        <Suspense>
          <Arrange collection={collection} records={all.records} />
        </Suspense>
      ) : (
        <ul className="border-t border-hairline xl:grid xl:grid-cols-2 xl:gap-x-10">
          {rows.map((record) => (
            <RecordRow
              key={record.slug}
              record={record}
              href={editHref(shown, record, inTexts.get(keyOf(record))?.path)}
              excerpt={inTexts.get(keyOf(record))?.excerpt ?? null}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {rows.length < found.records.length && (
          <Button look="quiet" onClick={() => setWhole(true)}>
            Show all {countOf(collection, found.records.length)}
          </Button>
        )}
        {canAdd && (
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
    </ViewPart>
  );
}
