/** The drawing sheet of every mail: mark and sheet name above, title block below. Mostly table markup for mail clients. */
import { Column, Container, Head, Html, Link, Preview, Row, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import { shownSize } from '#contract/site/logo.ts';
import { content } from '../content/snapshot.ts';
import type { MailParts } from './blocks.tsx';
import { Logo, PAPER_EDGE } from './logo.tsx';
import { copper, light, mailStyles, paint } from './paint.ts';

type SheetProps = Omit<MailParts, 'blocks'> & { body: ReactNode; origin: string };

/** The component cuts a preview after 150 characters, within a word. */
const wholeWords = (text: string) =>
  text.length <= PREVIEW_LENGTH ? text : text.slice(0, PREVIEW_LENGTH).replace(/\s+\S*$/, '');
const PREVIEW_LENGTH = 150;

export function Sheet({ subject, preview, sheet, mark, body, origin }: SheetProps) {
  return (
    <Html lang="en-US" className="mail">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <style dangerouslySetInnerHTML={{ __html: mailStyles() }} />
      </Head>
      <body className="paper" style={{ backgroundColor: light.paper, margin: 0, padding: 0 }}>
        <Preview>{wholeWords(preview)}</Preview>
        <Section className="paper" style={{ backgroundColor: light.paper }}>
          <Container style={{ maxWidth: '640px', tableLayout: 'fixed' }}>
            <Row>
              <Column className="gutter" style={{ padding: '28px 32px 0' }}>
                <TitleStrip sheet={sheet} mark={mark} origin={origin} />
                {body}
                <TitleBlock />
              </Column>
            </Row>
          </Container>
        </Section>
      </body>
    </Html>
  );
}

type TitleStripProps = { sheet: string; mark: string | undefined; origin: string };

function TitleStrip({ sheet, mark, origin }: TitleStripProps) {
  const { firm, mark: own } = content();
  const width = own ? shownSize(own.light).width + 2 * PAPER_EDGE : 30;
  return (
    <Row className="ink-line" style={{ borderBottom: `1px solid ${light.ink}` }}>
      <Column style={{ width: `${width}px`, paddingBottom: '14px', verticalAlign: 'middle' }}>
        {own ? <Logo mark={own} origin={origin} name={own.isAlone ? firm.name : ''} /> : <Mark />}
      </Column>
      {!own?.isAlone && (
        <Column
          className="ink"
          style={{
            ...paint.value.style,
            fontWeight: 600,
            paddingBottom: '14px',
            paddingLeft: '10px',
            whiteSpace: 'nowrap',
          }}
        >
          {firm.name}
        </Column>
      )}
      <Column align="right" style={{ paddingBottom: '14px', verticalAlign: 'middle' }}>
        <span className="phone-line graphite" style={{ ...paint.label.style, whiteSpace: 'nowrap' }}>
          {sheet}
        </span>
        {mark && (
          <span
            className="phone-line ink"
            style={{ ...paint.sheetLabel.style, whiteSpace: 'nowrap', paddingLeft: '12px' }}
          >
            {mark}
          </span>
        )}
      </Column>
    </Row>
  );
}

/** The firm's mark, a portal frame on a ledge, from table borders, because mail clients don't show drawings. */
function Mark() {
  return (
    <Row style={{ width: '26px' }}>
      <Column
        className="copper-line"
        style={{ borderBottom: `3px solid ${copper().light}`, padding: '0 4px', lineHeight: 0, fontSize: 0 }}
      >
        <Row>
          <Column
            className="ink-line"
            style={{
              borderLeft: `2px solid ${light.ink}`,
              height: '6px',
              lineHeight: 0,
              fontSize: 0,
            }}
          />
        </Row>
        <Row>
          <Column
            className="ink-line"
            style={{
              border: `2px solid ${light.ink}`,
              borderBottom: '0',
              height: '13px',
              lineHeight: 0,
              fontSize: 0,
            }}
          />
        </Row>
      </Column>
    </Row>
  );
}

function TitleBlock() {
  const { firm, phoneHref } = content();
  const { street, city, state, postalCode } = firm.address;
  return (
    <Row className="ink-line" style={{ borderTop: `1px solid ${light.ink}`, marginTop: '48px' }}>
      <Column
        className="stack firm"
        style={{ padding: '18px 24px 40px 0', verticalAlign: 'top', width: '50%' }}
      >
        <p {...paint.label}>Studio</p>
        <p className="ink" style={{ ...paint.value.style, fontWeight: 600, margin: '6px 0 0' }}>
          {firm.name}
        </p>
        <p className="graphite" style={paint.caption.style}>
          {firm.descriptor}, {city}, {state}
        </p>
      </Column>
      <Column className="stack" style={{ padding: '18px 0 40px', verticalAlign: 'top', width: '50%' }}>
        <p {...paint.label}>Contact us</p>
        <p className="graphite" style={{ ...paint.caption.style, marginTop: '6px' }}>
          <Link href={phoneHref} className="ink" style={{ ...paint.link.style, fontWeight: 500 }}>
            {firm.phone}
          </Link>
          <br />
          {firm.hours}
          <br />
          {street}
          <br />
          {city}, {state} {postalCode}
        </p>
      </Column>
    </Row>
  );
}
