/** A new request, to the studio and to its visitor; and to staff, that a colleague assigned it. */
import { serviceLabel } from '#contract/inquiries/inquiry-fields.ts';
import type { MailContent, MailedInquiry } from '#contract/mail/mail.ts';
import { momentInWords } from '../layout/firm-time.ts';
import {
  action,
  caption,
  type MailLine,
  type MailParts,
  mailWords,
  opening,
  scheduled,
  subheading,
} from './blocks.tsx';
import { inquiryLines, sent, sourceLines } from './inquiry-blocks.tsx';
import { paint } from './paint.ts';
import { shortened } from './subject.ts';

/** Replying writes to the visitor (Reply-To). */
export function inquiryStaffMail({ inquiry, dashboardUrl }: MailContent['inquiry-staff']): MailParts {
  const { fields, inquiryStaff: words } = mailWords();
  const { reference, name, message } = inquiry;
  const source = sourceLines(inquiry);
  return {
    subject: words.subject(reference, titleOf(inquiry)),
    preview: `${fields.due}: ${momentInWords(inquiry.answerDueAt)}. ${shortened(message, 90)}`,
    sheet: words.sheet,
    mark: reference,
    blocks: [
      opening(words.heading(shortened(name, 80)), undefined, reference),
      action(words.open, dashboardUrl),
      scheduled([due(inquiry.answerDueAt), received(inquiry), ...inquiryLines(inquiry)], 32),
      sent(inquiry),
      ...(source.length > 0 ? [subheading(words.source), scheduled(source)] : []),
      caption(words.answering),
    ],
  };
}

/** One inquiry, or several assigned together. */
export function assignmentMail(content: MailContent['assignment']): MailParts {
  const { assignment: words } = mailWords();
  const { assignedBy, inquiry, dueAt, count, url } = content;
  const by = shortened(assignedBy, 80);
  const { sheet } = words;
  if (!inquiry) {
    const subject = words.many(by, count);
    const blocks = [opening(subject, words.lead), action(words.openList, url), caption(words.why)];
    return { subject, preview: words.lead, sheet, blocks };
  }
  return {
    subject: words.subject(inquiry.reference, titleOf(inquiry)),
    preview: `${words.one(by)}. ${shortened(inquiry.message, 90)}`,
    sheet,
    mark: inquiry.reference,
    blocks: [
      opening(words.one(by), undefined, inquiry.reference),
      action(words.open, url),
      scheduled([received(inquiry), ...(dueAt ? [due(dueAt)] : []), ...inquiryLines(inquiry)], 32),
      sent(inquiry),
      caption(words.why),
    ],
  };
}

const titleOf = ({ name, serviceType, area }: MailedInquiry) =>
  [shortened(name, 60), serviceLabel(serviceType), area].filter(Boolean).join(', ');

const received = ({ createdAt }: MailedInquiry): MailLine => moment('received', createdAt);
const due = (at: string): MailLine => moment('due', at);
const moment = (field: 'received' | 'due', at: string): MailLine => ({
  term: mailWords().fields[field],
  value: momentInWords(at),
});

/** The request as received, the time of our answer, and the private page. */
export function inquiryVisitorMail({ inquiry, inquiryUrl }: MailContent['inquiry-visitor']): MailParts {
  const { inquiryVisitor: words, fields } = mailWords();
  const { reference } = inquiry;
  const lead = words.lead(momentInWords(inquiry.answerDueAt));
  const number = (
    <span className="ink" style={{ ...paint.value.style, fontSize: '22px', fontWeight: 600 }}>
      {reference}
    </span>
  );
  return {
    subject: words.subject(reference),
    preview: lead,
    sheet: words.sheet,
    mark: reference,
    blocks: [
      opening(words.heading, lead),
      scheduled([{ term: fields.reference, value: number, text: reference }], 28),
      caption(words.keep),
      ...(inquiryUrl ? [action(words.open, inquiryUrl), caption(words.link)] : [caption(words.noLink)]),
      subheading(words.sent),
      // The town is our guess, and no field of the form.
      scheduled(inquiryLines({ ...inquiry, area: null })),
      sent(inquiry),
      caption(words.stranger),
    ],
  };
}
