/** The blocks that letters are made of: each as HTML, with styles inline as mail clients need them, and as plain text. */
import { Button, Column, Link, Row } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { content } from '../content/snapshot.ts';
import { copper, light, paint } from './paint.ts';
import { addressLine, heading, paragraphs, schedule, title, wrapped } from './plain-text.ts';

/** `text` is empty where the HTML alone needs the block. */
export type MailBlock = { html: ReactNode; text: string };

/** A template's result; `renderMail` puts it on the sheet. */
export type MailParts = {
  subject: string;
  /** Preview text, shown after the subject in lists of emails. */
  preview: string;
  /** The kind of sheet, in the head. */
  sheet: string;
  /** In the head at the right, usually a reference. */
  mark?: string | undefined;
  blocks: readonly (MailBlock | false | '' | null | undefined)[];
};

/** Texts of emails, with the firm’s name and phone of this render. */
export const mailWords = () => content().mailWords;

/** The subject, and the main message. @param reference follows the subject in the text. */
export const opening = (words: string, lead?: string, reference?: string): MailBlock => ({
  html: (
    <Row style={{ marginTop: '32px' }}>
      <Column>
        <h1 {...paint.heading}>{words}</h1>
        {lead && <p {...paint.lead}>{lead}</p>}
      </Column>
    </Row>
  ),
  text: paragraphs(title(reference ? `${words} (${reference})` : words), lead && wrapped(lead)),
});

/** The call to action; the plain text has its URL on a separate line. */
export const action = (words: string, href: string): MailBlock => ({
  html: (
    <Row style={{ marginTop: '28px' }}>
      <Column>
        <Button
          href={href}
          className="button wide"
          style={{
            ...paint.value.style,
            fontWeight: 600,
            backgroundColor: copper().light,
            color: light['on-copper'],
            border: `1px solid ${copper().light}`,
            padding: '13px 26px',
            textDecoration: 'none',
          }}
        >
          {words}
        </Button>
      </Column>
    </Row>
  ),
  text: addressLine(words, href),
});

/** A small line. @param link is appended to it. */
export const caption = (words: string, link?: { words: string; href: string }): MailBlock => ({
  html: (
    <p className="graphite" style={{ ...paint.caption.style, marginTop: '16px' }}>
      {words}
      {link && (
        <>
          {' '}
          <InkLink href={link.href}>{link.words}</InkLink>
        </>
      )}
    </p>
  ),
  text: paragraphs(wrapped(words), link && addressLine(link.words, link.href)),
});

/** The heading of a section, with space above. */
export const subheading = (words: string): MailBlock => ({
  html: (
    <Row style={{ marginTop: '40px' }}>
      <Column>
        <h2 className="graphite" style={{ ...paint.label.style, marginBottom: '10px' }}>
          {words}
        </h2>
      </Column>
    </Row>
  ),
  text: heading(words),
});

/** @property text what was typed, kept on one line; without it, the value is text and wrapped. */
export type MailLine = { term: string; value: ReactNode; text?: string };

/**
 * A schedule as on a drawing: term at the left, value at the right; on a phone one below the other.
 * @param above pixels of space.
 */
export const scheduled = (lines: readonly MailLine[], above = 0): MailBlock => ({
  html: (
    <>
      {above > 0 && <div style={{ height: `${above}px` }} />}
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
    </>
  ),
  text: schedule(lines),
});

const cell = {
  borderTop: `1px solid ${light.hairline}`,
  paddingTop: '11px',
  paddingBottom: '11px',
  verticalAlign: 'baseline',
} as const;

/** Typed text with its line breaks. Escaped by React, never read as HTML. */
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

/** A link inside text or schedules, in the text's own color. */
export function InkLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="ink" style={paint.link.style}>
      {children}
    </Link>
  );
}
