/** To the visitor, in the words of a member of staff: a letter, with nothing around it that isn't needed. */
import { firm } from '#content/firm.ts';
import { mailWords } from '#content/mail-words.ts';
import type { MailContent } from '#contract/mail.ts';
import { paint } from './paint.ts';
import { InkLink, Quoted, Words } from './parts.tsx';
import { action, paragraphs, signedOff, wrapped } from './plain-text.ts';
import type { MailParts } from './sheet.tsx';
import { shortened } from './subject.ts';

const { reply: words } = mailWords;

export function replyMail(content: MailContent['reply']): MailParts {
  const { reference, subject, staffName, inquiryUrl } = content;
  const text = withoutSignature(content.text, staffName);
  const signature = `${staffName}\n${firm.name}`;
  return {
    // The reference finds the request again, whatever the subject becomes on the way back.
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
          <span className="graphite" style={paint.caption.style}>
            {firm.name}
          </span>
        </p>
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
      wrapped(`${words.quoted(reference)}. ${words.hint}`),
      inquiryUrl && action(words.open, inquiryUrl),
      signedOff(),
    ),
  };
}

/** Whoever signed by hand, as the reply templates do, isn't signed for twice. */
function withoutSignature(text: string, staffName: string): string {
  const lines = text.trimEnd().split('\n');
  return lines.at(-1)?.trim() === staffName ? lines.slice(0, -1).join('\n').trimEnd() : text;
}
