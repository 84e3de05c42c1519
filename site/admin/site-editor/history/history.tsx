import { useQuery } from '@tanstack/react-query';
import type { Release } from '#contract/site/site-records.ts';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { detailDate } from '../../format/dates.ts';
import { ChangedParts } from '../publish/changed-parts.tsx';
import { useUndo } from '../publish/use-publish.tsx';
import { siteHistory } from '../state/content-query.ts';
import type { SiteAddress } from '../state/site-address.ts';
import { changesInWords, DONE_WORDS } from '../state/site-words.ts';

/** All that was published, newest first. */
export function History({ shown }: { shown: SiteAddress }) {
  const history = useQuery(siteHistory());
  return (
    <Loaded tellsFailures query={history} what="history" waiting="Loading history...">
      {({ releases }) =>
        releases.length === 0 ? (
          <p className="mt-8 max-w-2xl text-graphite">
            Nothing published yet. The website shows its original content.
          </p>
        ) : (
          <ol className="mt-2">
            {releases.map((release) => (
              <Entry key={release.id} release={release} shown={shown} />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function Entry({ release, shown }: { release: Release; shown: SiteAddress }) {
  const { number, undoes, by, at, items, canUndo } = release;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] md:items-start">
      <div>
        <p className="font-semibold">{undoes === null ? `Update ${number}` : `Undid update ${undoes}`}</p>
        <p className="text-13 text-graphite">
          {by}, {detailDate(at)}
        </p>
      </div>
      <ul className="min-w-0">
        {items.length === 0 && <li className="text-graphite">A picture was permanently deleted.</li>}
        <ChangedParts items={items} words={DONE_WORDS} shown={shown} />
      </ul>
      {canUndo && <UndoButton release={release} />}
    </li>
  );
}

function UndoButton({ release }: { release: Release }) {
  const undo = useUndo();
  const { number, by, items } = release;
  return (
    <div>
      <ConfirmedButton
        look="quiet"
        disabled={undo.isPending}
        aria-label={`Undo update ${number}`}
        question={`Undo ${changesInWords(items.length)}?`}
        consequences={
          <>
            <p className="mt-2 wrap-anywhere">{items.map(({ name }) => name).join(', ')}</p>
            <p className="mt-2 text-graphite">
              The website will go back to the way it was before {by} published. Drafts are kept.
            </p>
          </>
        }
        confirm="Undo"
        keep="Keep changes"
        onConfirm={() => undo.mutate(release)}
      >
        {undo.isPending ? 'Undoing...' : 'Undo'}
      </ConfirmedButton>
    </div>
  );
}
