/** To the studio: the visitor's change to a request on its own page. */
import { INQUIRY_FIELDS } from '#contract/inquiries/inquiry-fields.ts';
import type { MailContent } from '#contract/mail/mail.ts';
import { action, caption, type MailParts, mailWords, opening, scheduled, subheading } from './blocks.tsx';
import { inquiryLines, sent } from './inquiry-blocks.tsx';
import { shortened } from './subject.ts';

export function visitorUpdateMail(content: MailContent['visitor-update']): MailParts {
  const { visitorUpdate: words, notGiven } = mailWords();
  const { inquiry, change, pictures, stoppedReply, dashboardUrl } = content;
  const { reference, name } = inquiry;
  const kind = words.kinds[change.kind];
  const heading = kind.heading(shortened(name, 80));
  const text = change.kind === 'message' ? change.text : '';
  const corrections = change.kind === 'correction' ? change.changes : [];
  return {
    subject: `${reference}: ${shortened(name, 60)} ${kind.subject}`,
    preview: shortened(text || kind.lead || heading, 120),
    sheet: words.sheet,
    mark: reference,
    blocks: [
      opening(heading, kind.lead, reference),
      sent({ title: words.message, message: text, pictures }),
      ...corrections.flatMap(({ field, from, to }) => [
        subheading(INQUIRY_FIELDS[field].label),
        scheduled([line(words.before, from ?? notGiven), line(words.now, to ?? notGiven)]),
      ]),
      corrections.some(({ field }) => field === 'email') && caption(words.oldAddress),
      stoppedReply && caption(words.stoppedReply),
      action(words.open, dashboardUrl),
      scheduled(inquiryLines(inquiry), 32),
    ],
  };
}

const line = (term: string, value: string) => ({ term, value, text: value });
