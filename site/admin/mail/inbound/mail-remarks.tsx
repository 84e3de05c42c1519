import type { MailRemarks } from '#contract/mail/inbound.ts';
import { inboundRawHref } from './inbound-query.ts';
import { isIncomplete, remarksInWords } from './remarks-in-words.ts';

type RemarksProps = { inboundId: string; remarks?: MailRemarks };

/** Warns of a sender that isn't confirmed, and of what can't be read here; then it offers the email as it came. */
export function MailRemarkLines({ inboundId, remarks = {} }: RemarksProps) {
  const lines = remarksInWords(remarks);
  if (lines.length === 0) return null;
  const isWarning = remarks.unconfirmed === true || isIncomplete(remarks);
  return (
    <div
      data-remarks=""
      className={`my-1.5 border-l-3 pl-3 font-sans text-[0.85rem] leading-normal wrap-anywhere ${isWarning ? 'border-progress text-progress' : 'border-hairline text-graphite'}`}
    >
      <p>{lines.join(' ')}</p>
      {isIncomplete(remarks) && (
        <a
          href={inboundRawHref(inboundId)}
          download=""
          className="inline-flex min-h-9 items-center font-[560] text-section max-md:min-h-11"
        >
          Download the email
        </a>
      )}
    </div>
  );
}
