import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { ContactLog } from '#contract/inquiries/inquiry-action-schemas.ts';
import { CONTACT_OUTCOME_LABELS } from '#contract/inquiries/inquiry-actions.ts';
import { request } from '../../../../layout/request.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { KEPT, newWaiting, queueIfOffline, type Waiting } from '../../../offline-storage/change-queue.ts';
import { isSignedOut } from '../../../state/query-client.ts';
import { useDrafts } from '../../../state/use-drafts.ts';
import { INQUIRIES, keepUpdated } from '../../queries/known-inquiries.ts';
import { changeAnswer, offerUndo } from '../../queries/undo-change.ts';

/** A second click within this time is accidental: two contacts of one kind can't happen within a second. */
const SLIP_MS = 1500;

/** Logs a contact made outside the dashboard, or an unanswered call; without a connection it waits for one. */
export function useLogContact(
  { id: inquiryId, name }: Pick<Inquiry, 'id' | 'name'>,
  onLogged: (contact: ContactLog) => void,
) {
  const queryClient = useQueryClient();
  const drafts = useDrafts();
  const log = useMutation({
    mutationFn: async (contact: ContactLog): Promise<Inquiry | Waiting> => {
      const body: ContactLog = { ...contact, text: contact.text?.trim() || null };
      const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/contacts`;
      const waiting = newWaiting(inquiryId, { kind: 'contact', contact: body });
      const headers = { 'Idempotency-Key': waiting.id };
      return queueIfOffline(drafts, waiting, async () =>
        changeAnswer<Inquiry>(await request(url, { method: 'POST', body, headers })),
      );
    },
    onSuccess: (inquiry, contact) => {
      onLogged(contact);
      if ('words' in inquiry) return toast(KEPT);
      keepUpdated(queryClient, inquiry);
      toast({ ...loggedInWords(name, contact), ...offerUndo(queryClient, inquiry) });
    },
    onSettled: (_inquiry, error) => {
      if (!isSignedOut(error)) void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    },
  });
  const { isPending, isError, error, submittedAt, variables, mutate } = log;
  return {
    ...{ isPending, error },
    contact(contact: ContactLog) {
      const isSame = variables?.kind === contact.kind && variables.outcome === contact.outcome;
      const isSlip = isSame && !isError && Date.now() - submittedAt < SLIP_MS;
      if (!isPending && !isSlip) mutate(contact);
    },
  };
}

const WITH = { call: 'Call with', mail: 'Email to', meeting: 'Meeting with' } as const;

function loggedInWords(name: string, { kind, outcome = 'reached' }: ContactLog) {
  return {
    title: `${WITH[kind]} ${name} logged`,
    description:
      kind === 'call' && outcome !== 'reached'
        ? `${CONTACT_OUTCOME_LABELS[outcome]}. A reply is still due.`
        : undefined,
  };
}
