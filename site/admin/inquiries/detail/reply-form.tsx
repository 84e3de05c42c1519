import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { firm } from '#content/firm.ts';
import { replyTemplates } from '#content/reply-templates.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { REPLY_LIMITS } from '#contract/mail.ts';
import { fillReplyTemplate } from '#contract/reply-template.ts';
import { newIdempotencyKey } from '../../../frame/idempotency-key.ts';
import { RequestError, request } from '../../../frame/request.ts';
import { toast } from '../../../frame/toaster.tsx';
import { Button } from '../../button.tsx';
import { failureInWords } from '../../failure-in-words.ts';
import { isSignedOut } from '../../query-client.ts';
import { INQUIRIES } from '../inquiry-list-query.ts';
import type { NoteDrafts } from '../note-drafts.ts';
import { isEmptyReply, type ReplyDraft, readReply, replyKey, writeReply } from './reply-draft.ts';

type ReplyFormProps = { inquiry: Inquiry; drafts: NoteDrafts; staffName: string; onDone: () => void };

/** A mail to the visitor: begun from a template, edited, then queued; it stops the clock when it is. */
export function ReplyForm({ inquiry, drafts, staffName, onDone }: ReplyFormProps) {
  const id = useId();
  const key = replyKey(inquiry.id);
  const kept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(key),
    () => '',
  );
  const reply = readReply(kept);
  const write = (change: Partial<ReplyDraft>) =>
    drafts.set(key, writeReply({ ...reply, key: reply.key ?? newIdempotencyKey(), ...change }));
  const [replaced, setReplaced] = useState<ReplyDraft | null>(null);
  const send = useSendReply(inquiry.id, {
    onSent(sent) {
      drafts.saved(key, writeReply(sent));
      renewKey(drafts, key);
      onDone();
    },
    // Sending again then means a mail of its own.
    onOtherContent: () => renewKey(drafts, key),
  });
  function beginWith(templateId: string) {
    const template = replyTemplates.find((each) => each.id === templateId);
    if (!template) return;
    setReplaced(writeReply(reply) === '' ? null : reply);
    write(fillReplyTemplate(template, { ...inquiry, staffName, firmPhone: firm.phone }));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    // Kept before it is sent: the click after a lost answer, or after a reload, sends the same.
    const sent = { ...reply, key: reply.key ?? newIdempotencyKey() };
    drafts.set(key, writeReply(sent));
    send.mutate(sent);
  }
  const field = 'mt-1 block w-full border border-graphite/60 bg-transparent px-3 text-base';
  return (
    <form onSubmit={submit} className="grid max-w-[44em] gap-3" aria-label="Reply by e-mail">
      <p className="text-graphite">
        To {inquiry.email}, from the studio’s address. Answers come back to the studio.
      </p>
      <div>
        <label htmlFor={`${id}-template`} className="label">
          Begin with
        </label>
        <select
          id={`${id}-template`}
          value=""
          onChange={(event) => beginWith(event.target.value)}
          className={`${field} h-11 cursor-pointer bg-paper`}
        >
          <option value="">{kept === '' ? 'Choose a template' : 'Replace it by a template'}</option>
          {replyTemplates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.label}
            </option>
          ))}
        </select>
        {replaced && (
          <Button
            look="bare"
            onClick={() => {
              write({ subject: replaced.subject, text: replaced.text });
              setReplaced(null);
            }}
          >
            Bring back what stood here before
          </Button>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-subject`} className="label">
          Subject
        </label>
        <input
          id={`${id}-subject`}
          required
          maxLength={REPLY_LIMITS.subjectMax}
          value={reply.subject}
          onChange={(event) => write({ subject: event.target.value })}
          className={`${field} h-11`}
        />
      </div>
      <div>
        <label htmlFor={`${id}-text`} className="label">
          Mail
        </label>
        <textarea
          id={`${id}-text`}
          required
          rows={10}
          maxLength={REPLY_LIMITS.textMax}
          value={reply.text}
          onChange={(event) => write({ text: event.target.value })}
          className={`${field} field-sizing-content min-h-60 resize-y py-2.5 leading-normal`}
        />
      </div>
      {send.isError && (
        <p role="alert" className="text-cancelled">
          {notSentInWords(send.error)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={send.isPending || isEmptyReply(reply)}>
          {send.isPending ? 'Sending...' : 'Send reply'}
        </Button>
        <Button look="bare" onClick={onDone}>
          Close
        </Button>
        {!isEmptyReply(reply) && (
          <span className="text-[0.8rem] text-graphite">Kept in this browser until it is sent.</span>
        )}
      </div>
    </form>
  );
}

/** What was typed while the mail before was on its way is a mail of its own. */
function renewKey(drafts: NoteDrafts, key: string) {
  const left = readReply(drafts.get(key));
  drafts.set(key, writeReply({ ...left, key: newIdempotencyKey() }));
}

/** Without a word from the server nobody knows whether it was sent; to send again does no harm. */
const notSentInWords = (error: unknown): string =>
  error instanceof RequestError && error.problem
    ? `Not sent; what you wrote is still here. ${failureInWords(error)}`
    : 'No answer came, so the mail may be on its way or not; what you wrote is still here. Check the connection and send it again: it goes out only once.';

type Outcome = { onSent: (sent: ReplyDraft) => void; onOtherContent: () => void };

function useSendReply(inquiryId: string, { onSent, onOtherContent }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ subject, text, key }: ReplyDraft & { key: string }) =>
      request(`/api/inquiries/${encodeURIComponent(inquiryId)}/replies`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { subject, text },
      }),
    onSuccess: (_answer, sent) => {
      onSent(sent);
      toast({ title: 'Success', description: 'The reply is on its way' });
    },
    onError: (error) => {
      if (error instanceof RequestError && error.status === 409) onOtherContent();
    },
    onSettled: (_answer, error) => {
      if (isSignedOut(error)) return;
      void queryClient.invalidateQueries({ queryKey: INQUIRIES });
      void queryClient.invalidateQueries({ queryKey: ['/api/mails'] });
    },
  });
}
