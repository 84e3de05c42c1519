/** The building blocks of mails: short components with styles inline, as mail clients need them. */
import { Button, Column, Link, Row } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { copper, light, paint } from './paint.ts';

/** A mail's opening: its subject, and the one thing to know. */
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

/** The call to action. The text part repeats its address, for readers without HTML. */
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
            backgroundColor: copper().light,
            color: light['on-copper'],
            border: `1px solid ${copper().light}`,
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

/** The heading of a section, with space above. */
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

/** A schedule as on a drawing: term at the left, value at the right; on a phone one below the other. */
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

/** Quoted text with its line breaks. Escaped by React, never read as HTML. */
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

/** Text on a raised strip, such as an earlier message. */
export function Quoted({ children }: { children: ReactNode }) {
  return (
    <Row style={{ marginTop: '28px' }}>
      <Column
        className="ledge copper-line"
        style={{
          backgroundColor: light.ledge,
          borderLeft: `3px solid ${copper().light}`,
          padding: '16px 20px 18px',
        }}
      >
        {children}
      </Column>
    </Row>
  );
}

/** A link inside text or schedules, in the text's own color. */
export function InkLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="ink" style={paint.link.style}>
      {children}
    </Link>
  );
}
