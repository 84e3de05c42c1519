/** The reply form; half of the file is markup. */

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { responseClockOf } from '#contract/inquiries/clock.ts';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import { fillReplyTemplate, unfilledFields } from '#contract/mail/reply-template.ts';
import { newIdempotencyKey } from '../../../../layout/idempotency-key.ts';
import { RequestError } from '../../../../layout/request.ts';
import { Button } from '../../../components/button.tsx';
import { FIELD } from '../../../components/choice.tsx';
import { Options } from '../../../components/options.tsx';
import { TimeChoice } from '../../../components/time-choice.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { failureInWords } from '../../../format/failure-in-words.ts';
import { useFirm } from '../../../format/use-firm.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useReplyBeginnings } from '../../../state/own-profile.ts';
import { useDraft, useDrafts } from '../../../state/use-drafts.ts';
import { useNow } from '../../../state/use-now.ts';
import { AttachButton, AttachedFiles } from './attached-files.tsx';
import { ConcurrentReplies, UnfilledFields, useWriting } from './concurrent-replies.tsx';
import { useConversation } from './conversation.ts';
import { isEmptyReply, type ReplyDraft, readReply, replyKey, writeReply } from './reply-draft.ts';
import { useReplyFiles } from './reply-uploads.ts';
import { useSendReply } from './send-reply.ts';

type ReplyFormProps = { staffName: string; onDone: () => void };

/** An email to the visitor: started from a template, edited, then queued; its delivery stops the clock. */
export function ReplyForm({ staffName, onDone }: ReplyFormProps) {
  const { inquiry } = useOpenInquiry();
  const drafts = useDrafts();
  const firm = useFirm();
  const id = useId();
  const key = replyKey(inquiry.id);
  const kept = useDraft(key);
  const conversation = useConversation(inquiry.id);
  const { colleagues, wrote } = useWriting(inquiry.id);
  const draft = readReply(kept);
  const isUnworded = draft.subject === '' && draft.text === '';
  const reply = isUnworded ? { ...draft, subject: conversation.subject } : draft;
  const unfilled = unfilledFields(reply);
  function write(change: Partial<ReplyDraft>) {
    wrote();
    const changed = { ...reply, key: reply.key ?? newIdempotencyKey(), ...change };
    // The subject that is there from the start is no draft.
    const isBegun =
      changed.text !== '' ||
      changed.subject !== conversation.subject ||
      changed.sendAt !== undefined ||
      changed.files.length > 0;
    drafts.set(key, isBegun ? writeReply(changed) : '');
  }
  const { templates, signedAs } = useReplyBeginnings(staffName);
  const [replaced, setReplaced] = useState<ReplyDraft | null>(null);
  const send = useSendReply(inquiry, {
    onSent(sent) {
      drafts.saved(key, writeReply(sent));
      renewKey(drafts, key);
      onDone();
    },
    // The next send is a new email.
    onOtherContent: () => renewKey(drafts, key),
  });
  const attached = useReplyFiles({
    ...{ inquiryId: inquiry.id, files: reply.files, failure: send.error },
    onRemoved: ({ id }) => write({ files: reply.files.filter((each) => each.id !== id) }),
  });
  function beginWith(templateId: string) {
    const template = templates.find((each) => each.id === templateId);
    if (!template) return;
    setReplaced(kept === '' ? null : reply);
    const filled = fillReplyTemplate(template, { ...inquiry, staffName: signedAs, firmPhone: firm.phone });
    // A conversation keeps its subject: mail programs part it otherwise.
    write({ ...filled, subject: conversation.subject || filled.subject });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending || !attached.isComplete || unfilled.length > 0) return;
    // Stored before sending: a retry after a lost answer or a reload sends the same mail.
    const sent = { ...reply, key: reply.key ?? newIdempotencyKey() };
    drafts.set(key, writeReply(sent));
    send.mutate(sent);
  }
  return (
    <form onSubmit={submit} className="grid gap-3 max-md:mt-3" aria-label="Reply by email">
      <p className="text-13 text-graphite md:hidden">{addresseeInWords(inquiry.email)}</p>
      <div className="grid gap-3 md:grid-cols-2">
        <Labeled label="Start with" id={`${id}-template`}>
          <select
            id={`${id}-template`}
            value=""
            onChange={(event) => beginWith(event.target.value)}
            className={`${FIELD} w-full cursor-pointer`}
          >
            <option value="">{kept === '' ? 'Choose a template' : 'Replace with template'}</option>
            <Options of={templates.map((template) => [template.id, template.label])} />
          </select>
          {replaced && (
            <Button
              look="bare"
              onClick={() => {
                write({ subject: replaced.subject, text: replaced.text });
                setReplaced(null);
              }}
            >
              Restore previous text
            </Button>
          )}
        </Labeled>
        <Labeled label="Subject" id={`${id}-subject`}>
          <input
            id={`${id}-subject`}
            required
            maxLength={REPLY_LIMITS.subjectMax}
            value={reply.subject}
            onChange={(event) => write({ subject: event.target.value })}
            className={`${FIELD} w-full`}
          />
        </Labeled>
      </div>
      <Labeled label="Message" id={`${id}-text`}>
        <textarea
          id={`${id}-text`}
          data-first=""
          data-reply=""
          required
          rows={10}
          maxLength={REPLY_LIMITS.textMax}
          value={reply.text}
          onChange={(event) => write({ text: event.target.value })}
          // As high as leaves room in the panel for the button that sends.
          className={`${FIELD} field-sizing-content h-auto! w-full resize-y py-2.5 leading-normal max-md:min-h-72 md:min-h-24 md:max-h-[max(6rem,calc(var(--room,100dvh)*0.75-16.5rem))]`}
        />
      </Labeled>
      <AttachedFiles inquiryId={inquiry.id} attached={attached} />
      <UnfilledFields fields={unfilled} />
      <ConcurrentReplies colleagues={colleagues} replied={conversation.replied} />
      {send.isError && (
        <p role="alert" className="text-cancelled">
          {notSentInWords(send.error)}
        </p>
      )}
      {/* In sight however many files there are. */}
      <div className="sticky bottom-0 -mb-1 flex flex-wrap items-center gap-x-4 gap-y-2 bg-sheet py-1">
        <Button
          type="submit"
          disabled={send.isPending || !attached.isComplete || isEmptyReply(reply) || unfilled.length > 0}
        >
          {buttonWords(send.isPending, attached.isUploading, reply)}
        </Button>
        <AttachButton attached={attached} />
        {!isEmptyReply(reply) && <span className="text-12 text-graphite">Draft saved in this browser.</span>}
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 md:ml-auto">
          <SendAt value={reply.sendAt} onChange={(sendAt) => write({ sendAt })} />
        </div>
      </div>
    </form>
  );
}

export const addresseeInWords = (email: string): string => `To ${email}. Replies go to the studio’s inbox.`;

const Labeled = ({ label, id, children }: { label: string; id: string; children: ReactNode }) => (
  <div>
    <label htmlFor={id} className="mb-1 block text-13 font-strong">
      {label}
    </label>
    {children}
  </div>
);

/** @param value ISO 8601 UTC; undefined to send immediately. */
type SendAtProps = { value: string | undefined; onChange: (sendAt: string | undefined) => void };

/** When a reply is sent; the response clock runs until it is delivered (requirements §14). */
function SendAt({ value, onChange }: SendAtProps) {
  const now = useNow();
  const clock = responseClockOf(useOpenInquiry().inquiry, now);
  return (
    <>
      <TimeChoice
        label="Send"
        now={now}
        atOnce={`In ${REPLY_LIMITS.takeBackMs / 1000} seconds`}
        value={value}
        onChange={onChange}
        daysMax={REPLY_LIMITS.scheduleDaysMax}
        fieldsClass="basis-full justify-end"
      />
      {value !== undefined && clock.state === 'running' && value > clock.dueAt && (
        <p className="basis-full text-13 text-overdue">
          This breaks our 24-hour promise. A reply is due {weekdayTime(clock.dueAt)}.
        </p>
      )}
    </>
  );
}

function buttonWords(isSending: boolean, isUploading: boolean, { sendAt }: ReplyDraft): string {
  if (isSending) return 'Sending...';
  if (isUploading) return 'Uploading...';
  return sendAt ? 'Schedule reply' : 'Send reply';
}

/** Text typed while the previous email was being sent belongs to a new email. */
function renewKey(drafts: NoteDrafts, key: string) {
  const left = readReply(drafts.get(key));
  drafts.set(key, writeReply({ ...left, key: newIdempotencyKey() }));
}

/** Without an answer the outcome is unknown; sending again does no harm. */
const notSentInWords = (error: unknown): string =>
  error instanceof RequestError && error.problem
    ? `Not sent. Your draft is saved. ${failureInWords(error)}`
    : 'We couldn’t confirm that this was sent. Check your connection and send it again; the client won’t get it twice.';
