import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { isEvent } from '#contract/inquiries/timeline.ts';
import { MAIL_KIND_LABELS, type MailRecord } from '#contract/mail/mail.ts';
import { cardDate, momentDate } from '../../../format/dates.ts';
import { mailsSummary } from '../../../mail/mail-query.ts';
import { MailState } from '../../../mail/mail-state.tsx';
import { mailStateInWords } from '../../../mail/mail-words.ts';
import { AutoReply } from './auto-reply.tsx';
import { BegunByMail } from './begun-by-mail.tsx';
import { BouncedMail } from './bounced-mail.tsx';
import { isFolded, type QuietLine } from './entries.ts';
import { eventInWords } from './event-words.ts';
import { OtherSenderMail } from './other-sender.tsx';

type QuietLinesProps = { lines: readonly QuietLine[]; inquiry: Pick<Inquiry, 'id' | 'name'> };

/** Events between two voices: changes, emails sent by the system. Long runs fold. */
export function QuietLines({ lines, inquiry }: QuietLinesProps) {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  if (!isFolded(lines)) return lines.map((line) => <Line key={keyOf(line)} line={line} inquiry={inquiry} />);
  const [from, to] = [cardDate(first.at), cardDate(last.at)];
  return (
    <li className="text-[0.85rem] text-graphite">
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
          {lines.length} changes, {from === to ? from : `${from} – ${to}`}
        </summary>
        <ol className="grid gap-1.5 pb-2">
          {lines.map((line) => (
            <Line key={keyOf(line)} line={line} inquiry={inquiry} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** Told in several lines; on a phone their time stands below. */
const BY_MAIL: readonly string[] = ['mail-bounced', 'mail-auto-reply', 'mail-from-other', 'created'];

function Line({ line, inquiry }: { line: QuietLine } & Pick<QuietLinesProps, 'inquiry'>) {
  return (
    <li
      data-event={'event' in line ? line.event.kind : 'system-mail'}
      className={`flex items-baseline justify-between gap-x-4 text-[0.85rem] text-graphite wrap-anywhere ${'event' in line && BY_MAIL.includes(line.event.kind) ? 'max-md:flex-col max-md:items-stretch' : ''}`}
    >
      {'event' in line ? <EventLine line={line} inquiry={inquiry} /> : <SystemMail mail={line.mail} />}
      <time dateTime={line.at} className="shrink-0">
        {momentDate(line.at)}
      </time>
    </li>
  );
}

type EventLineProps = { line: Extract<QuietLine, { event: unknown }> } & Pick<QuietLinesProps, 'inquiry'>;

function EventLine({ line: { event, about }, inquiry }: EventLineProps) {
  if (isEvent(event, 'created') && event.data.mail) return <BegunByMail mail={event.data.mail} />;
  if (isEvent(event, 'mail-bounced')) return <BouncedMail {...event.data} mail={about} />;
  if (isEvent(event, 'mail-auto-reply')) return <AutoReply {...event.data} />;
  if (isEvent(event, 'mail-from-other')) return <OtherSenderMail {...event.data} inquiryId={inquiry.id} />;
  const { who, did, text } = eventInWords(event, inquiry.name);
  return (
    <span>
      {who} {did}
      {event.bulkId && ', in a bulk change'}
      {text && `: ${text}`}
    </span>
  );
}

/** A mail that went as it should is one line; one that failed says why, and can be sent again. */
function SystemMail({ mail }: { mail: MailRecord }) {
  const transport = useQuery(mailsSummary()).data?.transport;
  const title = MAIL_KIND_LABELS[mail.kind];
  // Its own line says why it came back.
  if (mail.lastError === null || mail.state === 'bounced')
    return (
      <span data-mail-state={mail.state}>
        {title}: {mailStateInWords(mail, transport).toLowerCase()}
      </span>
    );
  return (
    <div>
      <p>
        {title} ({mail.recipient})
      </p>
      <MailState mail={mail} />
    </div>
  );
}

const keyOf = (line: QuietLine): string => ('event' in line ? line.event.id : line.mail.id);
