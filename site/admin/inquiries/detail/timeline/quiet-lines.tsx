import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isEvent, type TimelineData } from '#contract/inquiries/timeline.ts';
import type { MessageByMail } from '#contract/mail/inbound.ts';
import { MAIL_KIND_LABELS, type MailRecord } from '#contract/mail/mail.ts';
import { Button } from '../../../components/button.tsx';
import { cardDate, momentDate } from '../../../format/dates.ts';
import { bounceInWords } from '../../../mail/inbound/bounce-words.ts';
import { inboundIn } from '../../../mail/inbound/inbound-query.ts';
import { MailFiles, MailRemarkLines, MailWords, QuotedText } from '../../../mail/inbound/mail-words.tsx';
import { useFiling } from '../../../mail/inbound/use-filing.tsx';
import { mailsSummary, useResend } from '../../../mail/mail-query.ts';
import { MailState } from '../../../mail/mail-state.tsx';
import { mailStateInWords } from '../../../mail/mail-words.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useIncomingMail } from '../../../state/settings.ts';
import { isFolded, keyOf, type QuietLine } from './entries.ts';
import { eventInWords } from './event-words.ts';

/** Events between two voices: changes, emails sent by the system. Long runs fold. */
export function QuietLines({ lines }: { lines: readonly QuietLine[] }) {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const all = lines.map((line) => <Line key={keyOf(line)} line={line} />);
  if (!isFolded(lines)) return all;
  const [from, to] = [cardDate(first.at), cardDate(last.at)];
  return (
    <li className="text-13 text-graphite md:[&_li]:pl-0 md:pl-11">
      <details>
        <summary className="flex min-h-8 cursor-pointer items-center justify-between gap-3 hover:text-ink max-md:min-h-11">
          <span>{lines.length} changes</span>
          <span>{from === to ? from : `${from} – ${to}`}</span>
        </summary>
        <ol className="grid gap-1.5 pb-2">{all}</ol>
      </details>
    </li>
  );
}

/** Events of several lines; on a phone their time is below. */
const BY_MAIL: readonly string[] = ['mail-bounced', 'mail-auto-reply', 'mail-from-other', 'created'];

function Line({ line }: { line: QuietLine }) {
  return (
    <li
      data-event={'event' in line ? line.event.kind : 'system-mail'}
      className={`flex items-baseline justify-between gap-x-4 text-13 md:pl-11 text-graphite wrap-anywhere ${'event' in line && BY_MAIL.includes(line.event.kind) ? 'max-md:flex-col max-md:items-stretch' : ''}`}
    >
      {'event' in line ? <EventLine {...line} /> : <SystemMail mail={line.mail} />}
      <time dateTime={line.at} className="shrink-0">
        {momentDate(line.at)}
      </time>
    </li>
  );
}

function EventLine({ event, about }: Extract<QuietLine, { event: unknown }>) {
  const { name } = useOpenInquiry().inquiry;
  if (isEvent(event, 'created') && event.data.mail) return <BegunByMail {...event.data.mail} />;
  if (isEvent(event, 'mail-bounced')) return <BouncedMail {...event.data} mail={about} />;
  if (isEvent(event, 'mail-auto-reply')) return <AutoReply {...event.data} />;
  if (isEvent(event, 'mail-from-other')) return <OtherSenderMail {...event.data} />;
  const { who, did, text } = eventInWords(event, name);
  return (
    <span>
      {who && `${who} `}
      {did}
      {event.bulkId && ', in a bulk update'}
      {text && `: ${text}`}
    </span>
  );
}

/** A delivered email is one line; a failed one shows the reason, and can be sent again. */
function SystemMail({ mail }: { mail: MailRecord }) {
  const transport = useQuery(mailsSummary()).data?.transport;
  const title = MAIL_KIND_LABELS[mail.kind];
  // A bounce has a separate line with the reason.
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

/** Staff created the inquiry from an email. Its text is the message above; this shows its remaining content. */
const BegunByMail = ({ inboundId, subject, quoted, files, remarks }: MessageByMail) => (
  <div className="min-w-0">
    <p>Created from an email{subject && `: ${subject}`}</p>
    <MailRemarkLines inboundId={inboundId} remarks={remarks} />
    {quoted !== null && <QuotedText text={quoted} />}
    <MailFiles inboundId={inboundId} files={files} />
  </div>
);

/** An automatic response to our email: one quiet line that unfolds to its text. */
const AutoReply = ({ inboundId, from, subject, text, remarks }: TimelineData['mail-auto-reply']) => (
  <details className="group/auto min-w-0">
    <summary className="min-h-6 max-md:min-h-11">
      Auto-reply from {from}
      {subject && `: ${subject}`}
    </summary>
    <MailRemarkLines inboundId={inboundId} remarks={remarks} />
    <p className="mt-1 mb-2 border-l border-line pl-3 leading-normal wrap-anywhere whitespace-pre-line">
      {text || 'This email has no text.'}
    </p>
  </details>
);

type BouncedMailProps = TimelineData['mail-bounced'] & { mail: MailRecord | undefined };

/** A bounced email, with an explanation and the mail server's text; red until it is sent again. */
function BouncedMail({ recipient, why, mail }: BouncedMailProps) {
  const resend = useResend();
  const isOpen = mail?.state === 'bounced';
  return (
    <div className={`min-w-0 ${isOpen ? 'border-l-3 border-overdue pl-3 text-overdue' : ''}`}>
      <p>
        <span className="font-semibold">Our email to {recipient} bounced.</span> {bounceInWords(why)}
      </p>
      {why && <p className="mt-0.5">The mail server said: {why}</p>}
      {isOpen && (
        <Button look="bare" disabled={resend.isPending} onClick={() => resend.mutate(mail)}>
          {resend.isPending ? 'Resending...' : 'Resend'}
        </Button>
      )}
    </div>
  );
}

/** An answer from another sender than the request's: it changes nothing until staff say that it belongs here. */
function OtherSenderMail({ inboundId, from, subject }: TimelineData['mail-from-other']) {
  const inquiryId = useOpenInquiry().inquiry.id;
  const waiting = useInfiniteQuery({ ...inboundIn('waiting'), enabled: useIncomingMail() });
  const mail = waiting.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === inboundId);
  const { file, setAside, isPending } = useFiling(inboundId);
  return (
    <div className={`min-w-0 ${mail ? 'border-l-3 border-section pl-3 text-ink' : ''}`}>
      <p>
        Reply from a different address, {from}
        {subject && `: ${subject}`}
      </p>
      {mail && (
        <>
          <details>
            <summary className="inline-flex min-h-9 items-center font-strong text-section max-md:min-h-11">
              Show message
            </summary>
            <MailWords mail={mail} />
          </details>
          <p className="flex flex-wrap gap-x-5">
            <Button look="bare" disabled={isPending} onClick={() => file(inquiryId)}>
              Add to inquiry
            </Button>
            <Button look="bare" disabled={isPending} onClick={setAside}>
              Archive
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
