/** A visitor's request as blocks of an email. */
import { Img, Link } from '@react-email/components';
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  fieldText,
  INQUIRY_FIELDS,
} from '#contract/inquiries/inquiry-fields.ts';
import type { MailedInquiry, MailPicture } from '#contract/mail/mail.ts';
import { mailtoHref } from '#contract/mail/mailto.ts';
import { asciiDigits } from '#contract/shared/fold-text.ts';
import { InkLink, type MailBlock, type MailLine, mailWords, subheading, Words } from './blocks.tsx';
import { light, paint } from './paint.ts';
import { paragraphs, quoted } from './plain-text.ts';

/** Every field of the form except the message and the pictures, which follow in full. */
export function inquiryLines(inquiry: MailedInquiry): MailLine[] {
  const { fields } = mailWords();
  const { area } = inquiry;
  return [
    ...FIELD_NAMES.filter((name) => name !== 'message').map((name) => fieldLine(name, inquiry[name])),
    ...(area ? [{ term: fields.area, value: area, text: area }] : []),
  ];
}

function fieldLine(name: FieldName, value: string | null): MailLine {
  const { label: term, control } = fieldOf(name);
  const text = fieldText(name, value) ?? mailWords().notGiven;
  const hrefs: Record<string, (typed: string) => string> = { email: mailtoHref, tel: telephone };
  const href = value && hrefs[control]?.(value);
  return { term, text, value: href ? <InkLink href={href}>{text}</InkLink> : text };
}

const telephone = (phone: string): string => `tel:${asciiDigits(phone).replace(/[^+\d]/g, '')}`;

/** The source of the visit, as far as it is known. */
export function sourceLines({ source }: MailedInquiry): MailLine[] {
  const { fields } = mailWords();
  return (['landingPage', 'referrer', 'campaign'] as const).flatMap((part) => {
    const text = source[part];
    return text ? [{ term: fields[part], text, value: text }] : [];
  });
}

type Sent = { message: string; pictures: readonly MailPicture[]; title?: string };

/** A message in full, and the pictures below their number. */
export function sent({ message, pictures, title = INQUIRY_FIELDS.message.label }: Sent): MailBlock {
  const words = mailWords();
  const about = message && subheading(title);
  const shown = pictures.length > 0 && subheading(`${words.fields.pictures} (${pictures.length})`);
  return {
    html: (
      <>
        {about && (
          <>
            {about.html}
            <Words text={message} marginTop="0" />
          </>
        )}
        {shown && (
          <>
            {shown.html}
            {pictures.map((picture, i) => (
              <Thumbnail key={picture.url} picture={picture} name={words.picture(i + 1)} />
            ))}
          </>
        )}
      </>
    ),
    text: paragraphs(
      about && paragraphs(about.text, quoted(message)),
      shown && paragraphs(shown.text, pictures.map(({ url }) => url).join('\n')),
    ),
  };
}

/** A link to the full picture; the text replaces a picture that isn't loaded. */
function Thumbnail({ picture: { url, thumbnail }, name }: { picture: MailPicture; name: string }) {
  return (
    <Link
      href={url}
      className="ink"
      style={{ ...paint.link.style, display: 'inline-block', margin: '0 10px 10px 0' }}
    >
      {thumbnail ? (
        <Img
          src={thumbnail}
          alt={name}
          height="104"
          className="ledge ink"
          style={{
            ...paint.caption.style,
            color: light.ink,
            backgroundColor: light.ledge,
            height: '104px',
            width: 'auto',
            minWidth: '78px',
            maxWidth: '100%',
          }}
        />
      ) : (
        name
      )}
    </Link>
  );
}
