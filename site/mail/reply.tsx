/** To the visitor: a staff member's letter, with no decoration. */
import type { MailContent } from '#contract/mail/mail.ts';
import { content } from '../content/snapshot.ts';
import { mailWords } from './mail-words.ts';
import { paint } from './paint.ts';
import { InkLink, Quoted, Words } from './parts.tsx';
import { action, paragraphs, signedOff, wrapped } from './plain-text.ts';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

export function replyMail(mail: MailContent['reply']): MailParts {
  const { reply: words } = mailWords();
  const { firm } = content();
  const { reference, subject, staffName, inquiryUrl, meetingUrl } = mail;
  const below = mail.signature ?? firm.name;
  const signature = `${staffName}\n${below}`;
  const text = withoutSignature(mail.text, [signature, staffName]);
  return {
    // The reference finds the request again even if the subject changes on the way back.
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    preview: shortened(text, 120),
    sheet: words.sheet,
    mark: reference,
    body: (
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
        {meetingUrl && (
          <p className="ink" style={{ ...paint.value.style, margin: '24px 0 0' }}>
            <InkLink href={meetingUrl}>{words.meet}</InkLink>
          </p>
        )}
        <Quoted>
          <p className="ink" style={{ ...paint.value.style, margin: 0 }}>
            {words.quoted(reference)}
          </p>
          <p className="graphite" style={{ ...paint.caption.style, marginTop: '4px' }}>
            {words.hint} {inquiryUrl && <InkLink href={inquiryUrl}>{words.open}</InkLink>}
          </p>
        </Quoted>
      </>
    ),
    text: paragraphs(
      text,
      signature,
      meetingUrl && action(words.meet, meetingUrl),
      wrapped(`${words.quoted(reference)}. ${words.hint}`),
      inquiryUrl && action(words.open, inquiryUrl),
      signedOff(),
    ),
  };
}

/** No second signature below one typed by hand, as in the reply templates. */
function withoutSignature(text: string, signatures: string[]): string {
  const typed = text.trimEnd();
  const signed = signatures.find((each) => typed === each || typed.endsWith(`\n${each}`));
  return signed === undefined ? text : typed.slice(0, -signed.length).trimEnd();
}
