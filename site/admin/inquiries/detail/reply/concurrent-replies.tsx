import { REPLY_FIELD_WORDS, type ReplyFieldName } from '#contract/mail/reply-template.ts';
import { weekdayTime } from '../../../format/dates.ts';

type BesideWritingProps = {
  /** Names of colleagues that are writing a reply to the same visitor. */
  colleagues: readonly string[];
  /** The reply that was sent since this one was begun. */
  replied: { name: string; at: string } | null;
};

/** A colleague's work on the same inquiry while a reply is written. */
export function ConcurrentReplies({ colleagues, replied }: BesideWritingProps) {
  return (
    <div role="status" className="grid gap-1 text-[0.9rem] empty:hidden">
      {replied && (
        <p data-replied-meanwhile="" className="border-l-3 border-new bg-new-bg px-3 py-2 text-new">
          {replied.name} replied {weekdayTime(replied.at)}. Read that reply before you send yours.
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
    <div role="status" className="text-[0.9rem] text-cancelled empty:hidden">
      {fields.map((field) => (
        <p key={field} data-unfilled={field}>
          {`{${field}} is empty: replace it before you send. It stands for ${REPLY_FIELD_WORDS[field]}.`}
        </p>
      ))}
    </div>
  );
}
