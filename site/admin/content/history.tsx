import { useQuery } from '@tanstack/react-query';
import type { Release } from '#contract/site-records.ts';
import { toast } from '../../frame/toaster.tsx';
import { ConfirmedButton } from '../controls/confirmed-button.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { ViewPage } from '../controls/view-page.tsx';
import { isSignedOut } from '../state/query-client.ts';
import { detailDate } from '../words/dates.ts';
import { failureInWords } from '../words/failure-in-words.ts';
import { editHref, releases, useUndo } from './site-query.ts';
import { kindInWords } from './state-words.ts';

/** What was published, and by whom; each can be taken back as a whole. */
export function History() {
  const query = useQuery(releases());
  return (
    <ViewPage
      title="What was published"
      about={
        <a href="/admin/site" className="text-section">
          Back to the site
        </a>
      }
    >
      <Loaded query={query} what="The list" waiting="Loading the list...">
        {(loaded) =>
          loaded.releases.length === 0 ? (
            <p className="mt-8 text-graphite">Nothing yet: the site is as it came.</p>
          ) : (
            <ol className="mt-6 border-t border-ink dark:border-graphite/60">
              {loaded.releases.map((release) => (
                <ReleaseRow key={release.id} release={release} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </ViewPage>
  );
}

function ReleaseRow({ release }: { release: Release }) {
  const { at, by, number, undoes, items } = release;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 md:grid-cols-[minmax(0,8fr)_minmax(0,3fr)]">
      <div>
        <p className="font-semibold">
          {undoes === null ? `No. ${number}` : `No. ${number}, which took back no. ${undoes}`}
        </p>
        <p className="text-[0.85rem] text-graphite">
          {by}, {detailDate(at)}
        </p>
        <ul className="mt-2">
          {items.map((item) => (
            <li key={`${item.collection}/${item.slug}`}>
              <span className="text-graphite">{kindInWords(item.kind)}:</span>{' '}
              <a href={editHref(item)} className="text-section">
                {item.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {release.canUndo && <UndoButton release={release} />}
    </li>
  );
}

function UndoButton({ release: { id, number, items } }: { release: Release }) {
  const undo = useUndo();
  return (
    <div className="md:justify-self-end">
      <ConfirmedButton
        look="quiet"
        disabled={undo.isPending}
        question={`Take back no. ${number}?`}
        consequences={
          <p className="mt-2 text-graphite">
            {items.map(({ name }) => name).join(', ')} will be on the site as before, at once. You can take
            this back, too.
          </p>
        }
        confirm="Take it back"
        onConfirm={() =>
          undo.mutate(id, {
            onSuccess: () => toast({ title: 'Taken back', description: 'The site is as it was before.' }),
            onError: (error) => {
              if (!isSignedOut(error))
                toast({
                  title: 'Not taken back',
                  description: failureInWords(error),
                  variant: 'destructive',
                });
            },
          })
        }
      >
        {undo.isPending ? 'Taking back...' : 'Take back'}
      </ConfirmedButton>
    </div>
  );
}
