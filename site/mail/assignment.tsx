/** To staff: a colleague assigned one inquiry, or several at once. */
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { MailContent, MailedInquiry } from '#contract/mail/mail.ts';
import { momentInWords } from '../layout/firm-time.ts';
import { inquiryLines, scheduleText } from './inquiry-schedule.tsx';
import { mailWords } from './mail-words.ts';
import { Action, Caption, Opening, Schedule } from './parts.tsx';
import { action, paragraphs, signedOff, titled, wrapped } from './plain-text.ts';
import { SentWords, sentText } from './sent-words.tsx';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function assignmentMail(content: MailContent['assignment']): MailParts {
  const { assignment: words } = mailWords();
  const { assignedBy, inquiry, dueAt, count, url } = content;
  const by = shortened(assignedBy, 80);
  const heading = inquiry ? words.one(by) : words.many(by, count);
  const lines = inquiry ? linesOf(inquiry, dueAt) : [];
  return {
    subject: inquiry ? words.subject(inquiry.reference, titleOf(inquiry)) : heading,
    preview: inquiry ? `${heading}. ${shortened(inquiry.message, 90)}` : words.lead,
    sheet: words.sheet,
    mark: inquiry?.reference,
    body: (
      <>
        <Opening heading={heading} lead={inquiry ? undefined : words.lead} />
        <Action href={url}>{inquiry ? words.open : words.openList}</Action>
        {inquiry && (
          <>
            <div style={{ height: '32px' }} />
            <Schedule lines={lines} />
            <SentWords {...inquiry} />
          </>
        )}
        <Caption>{words.why}</Caption>
      </>
    ),
    text: paragraphs(
      titled(inquiry ? `${heading} (${inquiry.reference})` : heading),
      inquiry ? scheduleText(lines) : wrapped(words.lead),
      ...(inquiry ? sentText(inquiry) : []),
      action(inquiry ? words.open : words.openList, url),
      wrapped(words.why),
      signedOff(),
    ),
  };
}

const titleOf = ({ name, serviceType, area }: MailedInquiry) =>
  [shortened(name, 60), serviceLabel(serviceType), area].filter(Boolean).join(', ');

function linesOf(inquiry: MailedInquiry, dueAt: string | null) {
  const { fields } = mailWords();
  const due = dueAt && momentInWords(dueAt);
  const received = momentInWords(inquiry.createdAt);
  return [
    { term: fields.received, value: received, text: received },
    ...(due ? [{ term: fields.due, value: due, text: due }] : []),
    ...inquiryLines(inquiry),
  ];
}
