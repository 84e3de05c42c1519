/** To the studio: a new consultation request. Replying writes to the visitor (Reply-To). */
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { MailContent } from '#contract/mail/mail.ts';
import { momentInWords } from '../layout/firm-time.ts';
import { inquiryLines, scheduleText, sourceLines } from './inquiry-schedule.tsx';
import { mailWords } from './mail-words.ts';
import { Action, Caption, Heading, Opening, Schedule } from './parts.tsx';
import { action, paragraphs, signedOff, subtitled, titled, wrapped } from './plain-text.ts';
import { SentWords, sentText } from './sent-words.tsx';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function inquiryStaffMail({ inquiry, dashboardUrl }: MailContent['inquiry-staff']): MailParts {
  const { fields, inquiryStaff: words } = mailWords();
  const { reference, name, area, message } = inquiry;
  const service = serviceLabel(inquiry.serviceType);
  const received = momentInWords(inquiry.createdAt);
  const due = momentInWords(inquiry.answerDueAt);
  const lines = [
    { term: fields.due, value: due, text: due },
    { term: fields.received, value: received, text: received },
    ...inquiryLines(inquiry),
  ];
  const source = sourceLines(inquiry);
  const heading = words.heading(shortened(name, 80));
  return {
    subject: words.subject(reference, [shortened(name, 60), service, area].filter(Boolean).join(', ')),
    preview: `${fields.due}: ${due}. ${shortened(message, 90)}`,
    sheet: words.sheet,
    mark: reference,
    body: (
      <>
        <Opening heading={heading} />
        <Action href={dashboardUrl}>{words.open}</Action>
        <div style={{ height: '32px' }} />
        <Schedule lines={lines} />
        <SentWords {...inquiry} />
        {source.length > 0 && (
          <>
            <Heading>{words.source}</Heading>
            <Schedule lines={source} />
          </>
        )}
        <Caption>{words.answering}</Caption>
      </>
    ),
    text: paragraphs(
      titled(`${heading} (${reference})`),
      scheduleText(lines),
      ...sentText(inquiry),
      source.length > 0 && subtitled(words.source),
      source.length > 0 && scheduleText(source),
      action(words.open, dashboardUrl),
      wrapped(words.answering),
      signedOff(),
    ),
  };
}
