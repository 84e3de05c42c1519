import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import {
  type InquiryView,
  LIST_LIMITS,
  listParams,
  readView,
  type SavedView,
} from '#contract/inquiry-list.ts';
import { request } from '../../../frame/request.ts';
import { toast } from '../../../frame/toaster.tsx';
import { Button } from '../../button.tsx';
import { failureInWords } from '../../failure-in-words.ts';
import { isFiltered, showView } from '../view-in-address.ts';

const savedViews = () => queryOptions<SavedView[]>({ queryKey: ['/api/views'] });

/** One's own views: chosen from a list, saved under a name, and given up. */
export function SavedViews({ view }: { view: InquiryView }) {
  const views = useQuery(savedViews()).data ?? [];
  const query = listParams(view).toString();
  const current = views.find(
    (saved) => listParams(readView(new URLSearchParams(saved.query))).toString() === query,
  );
  const choose = (id: string) => {
    const chosen = views.find((saved) => saved.id === id);
    showView(chosen ? readView(new URLSearchParams(chosen.query)) : {});
  };
  return (
    <>
      {views.length > 0 && (
        <select
          aria-label="Saved views"
          value={current?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
          className="h-11 max-w-48 border border-graphite/60 bg-paper px-2.5 text-base"
        >
          <option value="">All inquiries</option>
          {views.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {current ? <Forget view={current} /> : isFiltered(view) && <Save query={query} />}
    </>
  );
}

function Forget({ view }: { view: SavedView }) {
  const queryClient = useQueryClient();
  const forget = useMutation({
    mutationFn: () => request(`/api/views/${encodeURIComponent(view.id)}`, { method: 'DELETE' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: savedViews().queryKey }),
    onError: (error) => toast({ title: 'Error', description: failureInWords(error), variant: 'destructive' }),
  });
  return (
    <Button look="bare" disabled={forget.isPending} onClick={() => forget.mutate()}>
      Remove view
    </Button>
  );
}

/** A name for what is shown; the browser's own dialog holds the field. */
function Save({ query }: { query: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (name: string) => request('/api/views', { method: 'POST', body: { name, query } }),
    onSuccess: async () => {
      dialog.current?.close();
      await queryClient.invalidateQueries({ queryKey: savedViews().queryKey });
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate(String(new FormData(event.currentTarget).get('name') ?? ''));
  }
  return (
    <>
      <Button look="bare" onClick={() => dialog.current?.showModal()}>
        Save view
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        className="m-auto w-[min(26rem,calc(100vw-2.5rem))] border border-ink bg-paper p-6 text-ink backdrop:bg-paper/80"
      >
        <form onSubmit={submit}>
          <h2 id={`${id}-title`} className="text-xl font-[570] tracking-[-0.015em]">
            Save this view
          </h2>
          <label htmlFor={id} className="mt-4 block text-[0.9rem] font-[560]">
            Name
          </label>
          <input
            id={id}
            name="name"
            required
            maxLength={LIST_LIMITS.viewName}
            autoComplete="off"
            className="mt-1 h-11 w-full border border-graphite/60 bg-transparent px-3 text-base"
          />
          {save.isError && (
            <p role="alert" className="mt-2 text-cancelled">
              {failureInWords(save.error)}
            </p>
          )}
          <div className="mt-5 flex gap-3">
            <Button type="submit" disabled={save.isPending}>
              Save
            </Button>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
