/**
 * Colors and type of emails. Mail clients support neither our stylesheet nor custom properties, so the tokens of
 * `theme.css` come as values: light ones inline, dark ones by class where the client asks for them.
 */

import { dark, light } from 'virtual:theme-colors';
import type { CSSProperties } from 'react';
import { content } from '../content/snapshot.ts';

export { light };

/** The firm's own color, or the one that the site is drawn with. */
export const copper = (own = content().accent) => own ?? { light: light.copper, dark: dark.copper };

const SANS = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "'Source Serif 4','Source Serif Pro',Georgia,'Times New Roman',serif";

type Paint = { className: string; style: CSSProperties };

const label: CSSProperties = {
  fontFamily: SANS,
  fontSize: '12px',
  lineHeight: '18px',
  fontWeight: 600,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
};
const wrap: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

/** Styles of an email's elements: spread one over an element, and add more style after it. */
export const paint = {
  heading: {
    className: 'ink heading',
    style: {
      color: light.ink,
      fontFamily: SANS,
      fontSize: '34px',
      lineHeight: '38px',
      fontWeight: 600,
      letterSpacing: '-0.025em',
      margin: 0,
      ...wrap,
    },
  },
  lead: {
    className: 'ink',
    style: {
      color: light.ink,
      fontFamily: SERIF,
      fontSize: '19px',
      lineHeight: '29px',
      margin: '16px 0 0',
      ...wrap,
    },
  },
  words: {
    className: 'ink',
    style: { color: light.ink, fontFamily: SERIF, fontSize: '17px', lineHeight: '27px', margin: 0, ...wrap },
  },
  value: {
    className: 'ink',
    style: {
      color: light.ink,
      fontFamily: SANS,
      fontSize: '16px',
      lineHeight: '23px',
      fontWeight: 500,
      ...wrap,
    },
  },
  caption: {
    className: 'graphite',
    style: {
      color: light.graphite,
      fontFamily: SANS,
      fontSize: '14px',
      lineHeight: '21px',
      margin: 0,
      ...wrap,
    },
  },
  label: { className: 'graphite', style: { ...label, color: light.graphite, margin: 0 } },
  sheetLabel: { className: 'ink', style: { ...label, color: light.ink, margin: 0 } },
  link: { className: 'ink', style: { color: light.ink, textDecoration: 'underline' } },
} satisfies Record<string, Paint>;

/** The classes' colors where the reader's system is dark, and sizes for phones. */
export const mailStyles = (accent = copper()) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.mail table{border-collapse:collapse}
.mail a{text-underline-offset:3px}
@media (max-width:480px){
.gutter{padding-left:20px!important;padding-right:20px!important}
.heading{font-size:28px!important;line-height:32px!important}
.stack{display:block!important;width:auto!important}
.stack-term{padding-bottom:0!important}
.stack-value{border-top:0!important;padding-top:2px!important}
.phone-line{display:block!important;padding-left:0!important}
.firm{padding-bottom:0!important}
.wide{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.ledge{background-color:${dark.ledge}!important}
.ink{color:${dark.ink}!important}
.graphite{color:${dark.graphite}!important}
.hairline{border-color:${dark.hairline}!important}
.ink-line{border-color:${dark.ink}!important}
.copper-line{border-color:${accent.dark}!important}
.logo-light{display:none!important}
.logo-dark{display:block!important;max-height:none!important}
.button{background-color:${accent.dark}!important;color:${dark['on-copper']}!important;border-color:${accent.dark}!important}
}`;
