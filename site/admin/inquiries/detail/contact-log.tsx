import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import {
  CONTACT_KINDS,
  CONTACT_LABELS,
  type ContactLog as Contact,
  type ContactKind,
} from '#contract/desk.ts';
import { INQUIRY_LIMITS, type Inquiry } from '#contract/inquiry.ts';
import { request } from '../../../frame/request.ts';
import { toast } from '../../../frame/toaster.tsx';
import { Button } from '../../button.tsx';
import { failureInWords } from '../../failure-in-words.ts';
import { isSignedOut } from '../../query-client.ts';
import { INQUIRIES, keepUpdated } from '../inquiry-list-query.ts';
import type { NoteDrafts } from '../note-drafts.ts';

/** A call, mail or meeting outside of the dashboard; the first one stops the 24-hour clock. */
export function ContactLog({ inquiry, drafts }: { inquiry: Inquiry; drafts: NoteDrafts }) {
  const id = useId();
  const draftKey = `contact:${inquiry.id}`;
  const [kind, setKind] = useState<ContactKind>('call');
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(draftKey),
    () => '',
  );
  const log = useLogContact(inquiry.id, (sent) => drafts.saved(draftKey, sent));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!log.isPending) log.mutate({ kind, text });
  }
  return (
    <form onSubmit={submit} className="max-w-[38em]">
      <fieldset>
        <legend className="sr-only">How we reached them</legend>
        <div className="-mt-2.5 flex flex-wrap gap-x-6">
          {CONTACT_KINDS.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === each}
                onChange={() => setKind(each)}
                className="size-4.5 accent-section"
              />
              {CONTACT_LABELS[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <label htmlFor={id} className="sr-only">
          What was said
        </label>
        <input
          id={id}
          value={text}
          maxLength={INQUIRY_LIMITS.notesMax}
          placeholder="What was said, if worth keeping"
          autoComplete="off"
          onChange={(event) => drafts.set(draftKey, event.target.value)}
          className="h-11 min-w-48 grow border border-graphite/60 bg-transparent px-3 text-base placeholder:text-graphite"
        />
        <Button type="submit" look="quiet" disabled={log.isPending}>
          Log contact
        </Button>
      </div>
      {log.isError && (
        <p role="alert" className="mt-2 text-cancelled">
          Not logged. {failureInWords(log.error)}
        </p>
      )}
    </form>
  );
}

function useLogContact(inquiryId: string, onLogged: (text: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, text }: { kind: ContactKind; text: string }): Promise<Inquiry> => {
      const body: Contact = { kind, text: text.trim() || null };
      const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/contacts`;
      return (await request(url, { method: 'POST', body })).json();
    },
    onSuccess: (inquiry, { text }) => {
      keepUpdated(queryClient, inquiry);
      onLogged(text);
      toast({ title: 'Success', description: 'Contact logged' });
    },
    onSettled: (_inquiry, error) => {
      if (!isSignedOut(error)) void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    },
  });
}
