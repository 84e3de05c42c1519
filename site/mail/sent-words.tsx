/** A visitor's message and pictures, in both parts of a mail: the message in full, the pictures below their number. */
import { Img, Link } from '@react-email/components';
import { INQUIRY_FIELDS } from '#contract/inquiries/inquiry-fields.ts';
import type { MailPicture } from '#contract/mail/mail.ts';
import { content } from '../content/snapshot.ts';
import { mailWords } from './mail-words.ts';
import { light, paint } from './paint.ts';
import { Heading, Words } from './parts.tsx';
import { quoted, subtitled } from './plain-text.ts';

type Sent = { message: string; pictures: MailPicture[]; title?: string };

export function SentWords({ message, pictures, title = INQUIRY_FIELDS.message.label }: Sent) {
  const { mailWords } = content();
  return (
    <>
      {message && (
        <>
          <Heading>{title}</Heading>
          <Words text={message} marginTop="0" />
        </>
      )}
      {pictures.length > 0 && (
        <>
          <Heading>{numberOf(pictures)}</Heading>
          {pictures.map((picture, i) => (
            <Thumbnail key={picture.url} picture={picture} name={mailWords.picture(i + 1)} />
          ))}
        </>
      )}
    </>
  );
}

/** The same as paragraphs of the text part. */
export const sentText = ({ message, pictures, title = INQUIRY_FIELDS.message.label }: Sent) => [
  message && subtitled(title),
  message && quoted(message),
  pictures.length > 0 && subtitled(numberOf(pictures)),
  pictures.map(({ url }) => url).join('\n'),
];

const numberOf = (pictures: MailPicture[]) => `${mailWords().fields.pictures} (${pictures.length})`;

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
