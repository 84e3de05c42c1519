import { useCallback, useEffect, useRef } from 'react';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { REPLY_FIELD_WORDS, type ReplyFieldName } from '#contract/mail/reply-template.ts';
import { request } from '../../../../layout/request.ts';
import { weekdayTime } from '../../../format/dates.ts';
import { useLiveUpdates } from '../../live/use-live.ts';

/**
 * Reports that a reply is being written here: call `wrote` at each change of its text.
 * @returns names of the colleagues who are writing one as well.
 */
export function useWriting(inquiryId: string): { colleagues: string[]; wrote: () => void } {
  const heard = useLiveUpdates().viewers.get(inquiryId) ?? [];
  const last = useRef(0);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  // A courtesy to colleagues; a failure is ignored. In order, so that the end isn't overtaken by the last word.
  const report = useCallback(
    (writing: boolean) => {
      const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/viewing`;
      const put = () => request(url, { method: 'PUT', body: { writing } }).catch(() => null);
      pending.current = pending.current.then(put);
    },
    [inquiryId],
  );
  const wrote = useCallback(() => {
    if (Date.now() - last.current < INQUIRY_ACTION_LIMITS.writingEveryMs) return;
    last.current = Date.now();
    report(true);
  }, [report]);
  useEffect(
    () => () => {
      if (last.current > 0) report(false);
      last.current = 0;
    },
    [report],
  );
  return { colleagues: heard.filter(({ writing }) => writing).map(({ name }) => name), wrote };
}
type BesideWritingProps = {
  /** Names of colleagues that are writing a reply to the same visitor. */
  colleagues: readonly string[];
  /** The reply that was sent since this one was begun. */
  replied: { name: string; at: string } | null;
};

/** A colleague's work on the same inquiry while a reply is written. */
export function ConcurrentReplies({ colleagues, replied }: BesideWritingProps) {
  return (
    <div role="status" className="grid gap-1 text-14 empty:hidden">
      {replied && (
        <p data-replied-meanwhile="" className="border-l-3 border-new bg-new-bg px-3 py-2 text-new">
          {replied.name} replied {weekdayTime(replied.at)}. Read it before you send yours.
        </p>
      )}
      {colleagues.length > 0 && (
        <p data-writing="" className="text-contacted">
          {writingInWords(colleagues)}
        </p>
      )}
    </div>
  );
}

const writingInWords = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]} is writing a reply too.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are writing replies too.`;

/** The fields that this inquiry leaves empty; the reply waits until they are replaced. */
export function UnfilledFields({ fields }: { fields: readonly ReplyFieldName[] }) {
  return (
    <div role="status" className="text-14 text-cancelled empty:hidden">
      {fields.map((field) => (
        <p key={field} data-unfilled={field}>
          {`{${field}} has no value. Before you send, replace it with ${REPLY_FIELD_WORDS[field]}.`}
        </p>
      ))}
    </div>
  );
}
