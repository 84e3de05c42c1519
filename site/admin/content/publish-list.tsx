import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordChange, Release } from '#contract/site-records.ts';
import { RequestError } from '../../frame/request.ts';
import { toast } from '../../frame/toaster.tsx';
import { Button } from '../controls/button.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { ToastAction } from '../controls/toast-action.tsx';
import { ViewPage } from '../controls/view-page.tsx';
import { goTo } from '../state/address.ts';
import { isSignedOut } from '../state/query-client.ts';
import { failureInWords } from '../words/failure-in-words.ts';
import { ChangeCard } from './change-card.tsx';
import { pendingChanges, usePublish, useUndo } from './site-query.ts';
import { counted } from './state-words.ts';

const keyOf = ({ collection, slug }: RecordChange) => `${collection}/${slug}`;
const isBlocked = ({ findings }: RecordChange) => findings.some(({ blocks }) => blocks);

/** Old beside new, and the button that makes it public. */
export function PublishList() {
  const query = useQuery(pendingChanges());
  return (
    <ViewPage
      title="Publish"
      about={
        <a href="/admin/site" className="text-section">
          Back to the site
        </a>
      }
    >
      <Loaded query={query} what="The changes" waiting="Loading the changes...">
        {({ changes }) =>
          changes.length === 0 ? (
            <p className="mt-8 text-graphite">Nothing to publish: the site has all of your changes.</p>
          ) : (
            <Changes changes={changes} onReload={() => void query.refetch()} />
          )
        }
      </Loaded>
    </ViewPage>
  );
}

function Changes({ changes, onReload }: { changes: readonly RecordChange[]; onReload: () => void }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const publish = usePublish();
  const undo = useUndo();
  const chosen = changes.filter((change) => !left.has(keyOf(change)) && !isBlocked(change));
  const choose = (change: RecordChange, isChosen: boolean) =>
    setLeft((now) => {
      const next = new Set(now);
      if (isChosen) next.delete(keyOf(change));
      else next.add(keyOf(change));
      return next;
    });
  const told = (release: Release) =>
    toast({
      title: 'Published',
      description: `${counted(release.items.length, 'change')} on the site now.`,
      action: (
        <ToastAction
          label="Take back"
          onPress={() =>
            undo.mutate(release.id, {
              onSuccess: () => toast({ title: 'Taken back', description: 'The site is as it was before.' }),
            })
          }
        />
      ),
    });
  return (
    <>
      <ul className="mt-6 border-t border-ink dark:border-graphite/60">
        {changes.map((change) => (
          <ChangeCard
            key={keyOf(change)}
            change={change}
            isChosen={chosen.includes(change)}
            onChoose={isBlocked(change) ? undefined : (isChosen) => choose(change, isChosen)}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline bg-paper py-4">
        <Button
          disabled={chosen.length === 0 || publish.isPending}
          onClick={() =>
            publish.mutate(
              { records: chosen.map(({ collection, slug, version }) => ({ collection, slug, version })) },
              {
                onSuccess: (release) => {
                  told(release);
                  if (chosen.length === changes.length) goTo('/admin/site');
                },
                onError: (error) => {
                  if (isSignedOut(error)) return;
                  toast({
                    title: 'Not published',
                    description: blockedWords(error) ?? failureInWords(error),
                    variant: 'destructive',
                  });
                  onReload();
                },
              },
            )
          }
        >
          {publish.isPending ? 'Publishing...' : `Publish ${counted(chosen.length, 'change')}`}
        </Button>
        <span className="text-[0.9rem] text-graphite">
          {changes.some(isBlocked)
            ? 'What is marked in red has to be mended first.'
            : 'Everybody sees it a moment later.'}
        </span>
      </div>
    </>
  );
}

/** What stood in the way, where the list didn't show it. */
function blockedWords(error: unknown): string | null {
  if (!(error instanceof RequestError) || error.status !== 422) return null;
  const { changes = [] } = JSON.parse(error.body) as { changes?: RecordChange[] };
  return changes.flatMap(({ findings }) => findings.map(({ text }) => text))[0] ?? null;
}
