/** To the studio: the visitor's change to a request on its own page. */
import { INQUIRY_FIELDS } from '#contract/inquiries/inquiry-fields.ts';
import type { MailContent, VisitorChange } from '#contract/mail/mail.ts';
import { inquiryLines, scheduleText } from './inquiry-schedule.tsx';
import { mailWords } from './mail-words.ts';
import { Action, Caption, Heading, Opening, Schedule } from './parts.tsx';
import { action, paragraphs, schedule, signedOff, subtitled, titled, wrapped } from './plain-text.ts';
import { SentWords, sentText } from './sent-words.tsx';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function visitorUpdateMail(content: MailContent['visitor-update']): MailParts {
  const { visitorUpdate: words } = mailWords();
  const { inquiry, change, pictures, stoppedReply, dashboardUrl } = content;
  const { reference, name } = inquiry;
  const kind = words.kinds[change.kind];
  const heading = kind.heading(shortened(name, 80));
  const who = inquiryLines(inquiry);
  const text = change.kind === 'message' ? change.text : '';
  const sent = { title: words.message, message: text, pictures };
  const corrections = correctionsIn(change);
  const exposed = corrections.some(({ field }) => field === 'email');
  return {
    subject: `${reference}: ${shortened(name, 60)} ${kind.subject}`,
    preview: shortened(text || kind.lead || heading, 120),
    sheet: words.sheet,
    mark: reference,
    body: (
      <>
        <Opening heading={heading} lead={kind.lead} />
        <SentWords {...sent} />
        {corrections.map(({ field, from, to }) => (
          <div key={field}>
            <Heading>{INQUIRY_FIELDS[field].label}</Heading>
            <Schedule
              lines={[
                { term: words.before, value: from },
                { term: words.now, value: to },
              ]}
            />
          </div>
        ))}
        {exposed && <Caption>{words.oldAddress}</Caption>}
        {stoppedReply && <Caption>{words.stoppedReply}</Caption>}
        <Action href={dashboardUrl}>{words.open}</Action>
        <div style={{ height: '32px' }} />
        <Schedule lines={who} />
      </>
    ),
    text: paragraphs(
      titled(`${heading} (${reference})`),
      kind.lead && wrapped(kind.lead),
      ...sentText(sent),
      ...corrections.flatMap(({ field, from, to }) => [
        subtitled(INQUIRY_FIELDS[field].label),
        schedule([
          [words.before, from],
          [words.now, to],
        ]),
      ]),
      exposed && wrapped(words.oldAddress),
      stoppedReply && wrapped(words.stoppedReply),
      action(words.open, dashboardUrl),
      scheduleText(who),
      signedOff(),
    ),
  };
}

const correctionsIn = (change: VisitorChange) =>
  change.kind === 'correction'
    ? change.changes.map(({ field, from, to }) => ({
        field,
        from: from ?? mailWords().notGiven,
        to: to ?? mailWords().notGiven,
      }))
    : [];
