/** To the visitor: the request as received, the time of our answer, and the private page. */
import type { MailContent } from '#contract/mail/mail.ts';
import { momentInWords } from '../layout/firm-time.ts';
import { inquiryLines, scheduleText } from './inquiry-schedule.tsx';
import { mailWords } from './mail-words.ts';
import { paint } from './paint.ts';
import { Action, Caption, Heading, Opening, Schedule } from './parts.tsx';
import { action, paragraphs, signedOff, subtitled, titled, wrapped } from './plain-text.ts';
import { SentWords, sentText } from './sent-words.tsx';
import type { MailParts } from './sheet.tsx';

export function inquiryVisitorMail({ inquiry, inquiryUrl }: MailContent['inquiry-visitor']): MailParts {
  const { inquiryVisitor: words, fields } = mailWords();
  const { reference } = inquiry;
  const lead = words.lead(momentInWords(inquiry.answerDueAt));
  // The town is our guess, and no field of the form.
  const lines = inquiryLines({ ...inquiry, area: null });
  return {
    subject: words.subject(reference),
    preview: lead,
    sheet: words.sheet,
    mark: reference,
    body: (
      <>
        <Opening heading={words.heading} lead={lead} />
        <div style={{ height: '28px' }} />
        <Schedule
          lines={[
            {
              term: fields.reference,
              value: (
                <span className="ink" style={{ ...paint.value.style, fontSize: '22px', fontWeight: 600 }}>
                  {reference}
                </span>
              ),
            },
          ]}
        />
        <Caption>{words.keep}</Caption>
        {inquiryUrl ? (
          <>
            <Action href={inquiryUrl}>{words.open}</Action>
            <Caption>{words.link}</Caption>
          </>
        ) : (
          <Caption>{words.noLink}</Caption>
        )}
        <Heading>{words.sent}</Heading>
        <Schedule lines={lines} />
        <SentWords {...inquiry} />
        <Caption>{words.stranger}</Caption>
      </>
    ),
    text: paragraphs(
      titled(words.heading),
      wrapped(lead),
      `${fields.reference}: ${reference}`,
      wrapped(words.keep),
      inquiryUrl ? action(words.open, inquiryUrl) : wrapped(words.noLink),
      inquiryUrl && wrapped(words.link),
      subtitled(words.sent),
      scheduleText(lines),
      ...sentText(inquiry),
      wrapped(words.stranger),
      signedOff(),
    ),
  };
}
