import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PREVIEW_LINK_DAYS } from '#contract/site/site-limits.ts';
import type {
  MadePreviewLink,
  NewPreviewLink,
  PreviewLink,
  RecordChange,
} from '#contract/site/site-records.ts';
import { request } from '../../../layout/request.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { SelectField } from '../../components/field.tsx';
import { Options } from '../../components/options.tsx';
import { detailDate } from '../../format/dates.ts';
import { previewLinks } from '../state/content-query.ts';

const URL = '/api/content/preview-links';
const DAYS: Record<NewPreviewLink['days'], string> = { 1: 'a day', 7: 'a week', 30: 'a month' };

/** Shows the changes to someone without an account, before they are published. */
export function PreviewLinks({ changes }: { changes: readonly RecordChange[] }) {
  const links = useQuery(previewLinks()).data?.links ?? [];
  if (changes.length === 0 && links.length === 0) return null;
  return (
    <section aria-labelledby="preview-links" className="mt-10 max-w-2xl">
      <h2 id="preview-links" className="text-20 font-strong tracking-tight">
        {changes.length > 0 ? 'Share a preview' : 'Active preview links'}
      </h2>
      {changes.length > 0 && <NewLink pages={pagesOf(changes)} />}
      {links.length > 0 && (
        <ul aria-label="Active preview links" className="mt-4 border-t border-hairline">
          {links.map((link) => (
            <OneLink key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewLink({ pages }: { pages: readonly { path: string; name: string }[] }) {
  const [path, setPath] = useState(pages[0]?.path ?? '/');
  const [days, setDays] = useState<NewPreviewLink['days']>(7);
  const make = useLinkCall('Couldn’t create the link', async (): Promise<MadePreviewLink> => {
    const body: NewPreviewLink = { path, days };
    return (await request(URL, { method: 'POST', body })).json();
  });
  return (
    <>
      <p className="mt-1 text-graphite">
        Anyone with the link can see your unpublished changes, without an account. Search engines can’t.
      </p>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField label="Opens on" value={path} onChange={({ target }) => setPath(target.value)}>
          <Options of={pages.map((page) => [page.path, page.name])} />
        </SelectField>
        <SelectField
          label="Expires after"
          value={days}
          onChange={({ target }) => setDays(Number(target.value) as NewPreviewLink['days'])}
        >
          <Options of={PREVIEW_LINK_DAYS.map((count) => [String(count), DAYS[count]])} />
        </SelectField>
        <Button look="quiet" disabled={make.isPending} onClick={() => make.mutate()}>
          {make.isPending ? 'Creating...' : 'Create link'}
        </Button>
      </div>
      {make.data && (
        <div role="status" className="mt-3 border-l-3 border-section bg-ledge px-4 py-3">
          <p className="font-semibold">Copy the link now. It won’t be shown again.</p>
          <p className="my-2 font-normal break-all select-all">{make.data.url}</p>
          <CopyButton text={make.data.url} label="Copy link" />
        </div>
      )}
    </>
  );
}

function OneLink({ link: { id, path, by, expiresAt } }: { link: PreviewLink }) {
  const end = useLinkCall('Couldn’t revoke the link', () => request(`${URL}/${id}`, { method: 'DELETE' }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-1">
      <span className="min-w-0 wrap-anywhere">
        {path === '/' ? 'Home page' : path}
        <span className="block text-13 text-graphite">
          Created by {by}, expires {detailDate(expiresAt)}
        </span>
      </span>
      <Button
        look="bare"
        disabled={end.isPending}
        aria-label={`Revoke ${by}’s link to ${path}`}
        onClick={() => end.mutate()}
      >
        Revoke
      </Button>
    </li>
  );
}

function useLinkCall<Answer>(failed: string, mutationFn: () => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { failed },
    onSettled: () => queryClient.invalidateQueries(previewLinks()),
  });
}

/** The changed pages, then the home page, for parts of several pages. */
function pagesOf(changes: readonly RecordChange[]): { path: string; name: string }[] {
  const own = changes.flatMap(({ path, name, kind }) => (path && kind !== 'hidden' ? [{ path, name }] : []));
  return [...own, { path: '/', name: 'Home page' }];
}
