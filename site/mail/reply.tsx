/** To the visitor: a staff member's letter, with no decoration. */
import { Column, Row } from '@react-email/components';
import type { MailContent } from '#contract/mail/mail.ts';
import { content } from '../content/snapshot.ts';
import { InkLink, type MailParts, mailWords, Words } from './blocks.tsx';
import { copper, light, paint } from './paint.ts';
import { addressLine, paragraphs, wrapped } from './plain-text.ts';
import { shortened } from './subject.ts';

export function replyMail(mail: MailContent['reply']): MailParts {
  const { reply: words } = mailWords();
  const { reference, subject, staffName, inquiryUrl, meetingUrl } = mail;
  const below = mail.signature ?? content().firm.name;
  const signature = `${staffName}\n${below}`;
  const text = withoutSignature(mail.text, [signature, staffName]);
  return {
    // The reference finds the request again even if the subject changes on the way back.
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    preview: shortened(text, 120),
    sheet: words.sheet,
    mark: reference,
    blocks: [
      {
        html: (
          <>
            <div style={{ height: '28px' }} />
            <Words text={text} marginTop="0" />
            <p className="ink" style={{ ...paint.value.style, margin: '24px 0 0' }}>
              {staffName}
              <br />
              <span className="graphite" style={{ ...paint.caption.style, whiteSpace: 'pre-line' }}>
                {below}
              </span>
            </p>
          </>
        ),
        text: paragraphs(text, signature),
      },
      meetingUrl && {
        html: (
          <p className="ink" style={{ ...paint.value.style, margin: '24px 0 0' }}>
            <InkLink href={meetingUrl}>{words.meet}</InkLink>
          </p>
        ),
        text: addressLine(words.meet, meetingUrl),
      },
      {
        html: (
          <Row style={{ marginTop: '28px' }}>
            <Column
              className="ledge copper-line"
              style={{
                backgroundColor: light.ledge,
                borderLeft: `3px solid ${copper().light}`,
                padding: '16px 20px 18px',
              }}
            >
              <p className="ink" style={{ ...paint.value.style, margin: 0 }}>
                {words.quoted(reference)}
              </p>
              <p className="graphite" style={{ ...paint.caption.style, marginTop: '4px' }}>
                {words.hint} {inquiryUrl && <InkLink href={inquiryUrl}>{words.open}</InkLink>}
              </p>
            </Column>
          </Row>
        ),
        text: paragraphs(
          wrapped(`${words.quoted(reference)}. ${words.hint}`),
          inquiryUrl && addressLine(words.open, inquiryUrl),
        ),
      },
    ],
  };
}

/** No second signature below one typed by hand, as in the reply templates. */
function withoutSignature(text: string, signatures: string[]): string {
  const typed = text.trimEnd();
  const signed = signatures.find((each) => typed === each || typed.endsWith(`\n${each}`));
  return signed === undefined ? text : typed.slice(0, -signed.length).trimEnd();
}
