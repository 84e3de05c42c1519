/** What mails are put together from. */
import { Button, Column, Img, Link, Row } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { mailWords } from '#content/mail-words.ts';
import type { MailPicture } from '#contract/mail.ts';
import { light, paint } from './paint.ts';

/** The opening of a mail: what it is about, and the one thing to know. */
export function Opening({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <Row style={{ marginTop: '32px' }}>
      <Column>
        <h1 {...paint.heading}>{heading}</h1>
        {lead && <p {...paint.lead}>{lead}</p>}
      </Column>
    </Row>
  );
}

/** The one thing to do. The address stands in the text part too, for readers without HTML. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Row style={{ marginTop: '28px' }}>
      <Column>
        <Button
          href={href}
          className="button wide"
          style={{
            ...paint.value.style,
            fontWeight: 600,
            backgroundColor: light.copper,
            color: light['on-copper'],
            border: `1px solid ${light.copper}`,
            padding: '13px 26px',
            textDecoration: 'none',
          }}
        >
          {children}
        </Button>
      </Column>
    </Row>
  );
}

export function Caption({ children }: { children: ReactNode }) {
  return (
    <p className="graphite" style={{ ...paint.caption.style, marginTop: '16px' }}>
      {children}
    </p>
  );
}

/** The name of what follows, with room above. */
export function Heading({ children }: { children: string }) {
  return (
    <Row style={{ marginTop: '40px' }}>
      <Column>
        <h2 className="graphite" style={{ ...paint.label.style, marginBottom: '10px' }}>
          {children}
        </h2>
      </Column>
    </Row>
  );
}

export type ScheduleLine = { term: string; value: ReactNode };

/** A schedule as on a drawing: what at the left, which at the right; on a phone one below the other. */
export function Schedule({ lines }: { lines: ScheduleLine[] }) {
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      className="hairline"
      style={{ borderBottom: `1px solid ${light.hairline}`, tableLayout: 'fixed' }}
    >
      <tbody>
        {lines.map(({ term, value }) => (
          <tr key={term}>
            <th
              scope="row"
              align="left"
              className="stack stack-term graphite hairline"
              style={{ ...cell, ...paint.label.style, width: '150px', paddingRight: '16px' }}
            >
              {term}
            </th>
            <td className="stack stack-value ink hairline" style={{ ...cell, ...paint.value.style }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = {
  borderTop: `1px solid ${light.hairline}`,
  paddingTop: '11px',
  paddingBottom: '11px',
  verticalAlign: 'baseline',
} as const;

/** Somebody's own words, line breaks kept. Escaped by React, never read as HTML. */
export function Words({ text, marginTop = '14px' }: { text: string; marginTop?: string }) {
  return text.split(/\n{2,}/).map((paragraph, i) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      key={i}
      className="ink"
      style={{ ...paint.words.style, marginTop: i === 0 ? marginTop : '14px' }}
    >
      {paragraph.split('\n').map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={n}>
          {n > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  ));
}

/** Words on a raised strip, as what was said before. */
export function Quoted({ children }: { children: ReactNode }) {
  return (
    <Row style={{ marginTop: '28px' }}>
      <Column
        className="ledge copper-line"
        style={{
          backgroundColor: light.ledge,
          borderLeft: `3px solid ${light.copper}`,
          padding: '16px 20px 18px',
        }}
      >
        {children}
      </Column>
    </Row>
  );
}

/** Thumbnails, each a link to the whole picture; the words stand in where pictures aren't loaded. */
export function Pictures({ pictures }: { pictures: MailPicture[] }) {
  return pictures.map(({ url, thumbnail }, i) => {
    const name = mailWords.picture(i + 1);
    return (
      <Link
        key={url}
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
  });
}

/** A link inside of words or schedules, in the words' own colour. */
export function InkLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="ink" style={paint.link.style}>
      {children}
    </Link>
  );
}
