/** Mail programs' ways to write a quotation: the lines above it, and how its lines are marked, as text and as HTML. */
import { HEADERS, type Language, LONG_DATE, STUDIO, STUDIO_ADDRESS } from './phrases.ts';

export type Client = {
  name: string;
  /** Lines of its own between the sender's words and the quotation. */
  footer?: Record<Language, string>;
  /** Lines above the quotation. */
  heading: (language: Language) => string[];
  marksText: boolean;
  /** The quotation in HTML; `heading` and `quoted` are HTML already. */
  html: (heading: string, quoted: string) => string;
  flowed?: boolean;
};

const who = `${STUDIO} <${STUDIO_ADDRESS}>`;

const gmail = (language: Language): string[] =>
  ({
    en: ['On Mon, Feb 3, 2025 at 10:12\u202fAM Ledge & Frame <', `${STUDIO_ADDRESS}> wrote:`],
    es: [`El lun, 3 feb 2025 a las 10:12, Ledge & Frame (<`, `${STUDIO_ADDRESS}>) escribió:`],
    de: [`Am Mo., 3. Feb. 2025 um 10:12 Uhr schrieb Ledge & Frame <`, `${STUDIO_ADDRESS}>:`],
  })[language];
const gmailAndroid = (language: Language): string[] =>
  ({
    en: [`On Mon, Feb 3, 2025, 10:12 AM ${who} wrote:`],
    es: [`El lun., 3 feb. 2025 10:12, ${who} escribió:`],
    de: [`${who} schrieb am Mo., 3. Feb. 2025, 10:12:`],
  })[language];
const apple = (language: Language): string[] =>
  ({
    en: [`On Feb 3, 2025, at 10:12 AM, ${who} wrote:`],
    es: [`El 3 feb 2025, a las 10:12, ${who} escribió:`],
    de: [`Am 03.02.2025 um 10:12 schrieb ${who}:`],
  })[language];
const thunderbird = (language: Language): string[] =>
  ({
    en: [`On 2/3/25 10:12 AM, ${STUDIO} wrote:`],
    es: [`El 3/2/25 a las 10:12, ${STUDIO} escribió:`],
    de: [`Am 03.02.25 um 10:12 schrieb ${STUDIO}:`],
  })[language];
const yahoo = (language: Language): string[] =>
  ({
    en: [`On Monday, February 3, 2025 at 10:12:00 AM CST, ${who} wrote:`],
    es: [`El lunes, 3 de febrero de 2025, 10:12:00 CET, ${who} escribió:`],
    de: [`Am Montag, 3. Februar 2025 um 10:12:00 MEZ hat ${who} Folgendes geschrieben:`],
  })[language];
const proton = (language: Language): string[] =>
  ({
    en: [`On Monday, February 3rd, 2025 at 10:12 AM, ${who} wrote:`],
    es: [`El lunes, 3 de febrero de 2025 a las 10:12, ${who} escribió:`],
    de: [`Am Montag, 3. Februar 2025 um 10:12 schrieb ${who}:`],
  })[language];

const outlook =
  (date: 'sent' | 'date', above: (language: Language) => string[]) =>
  (language: Language): string[] => {
    const label = HEADERS[language];
    return [
      ...above(language),
      `${label.from}: ${who}`,
      `${label[date]}: ${LONG_DATE[language]}`,
      `${label.to}: Ana Ruiz <ana@example.com>`,
      `${label.subject}: Re: Your kitchen`,
    ];
  };
const none = () => [];
const rule = () => ['________________________________'];
const divider =
  (dashes: string, original: Record<Language, string>) =>
  (language: Language): string[] => [`${dashes}${original[language]}${dashes}`];

const footer = (en: string, es: string, de: string): Record<Language, string> => ({ en, es, de });

const cite = (heading: string, quoted: string) =>
  `<div><br><blockquote type="cite"><div>${heading}</div><br></blockquote></div><blockquote type="cite"><div>${quoted}</div></blockquote>`;
const gmailQuote = (heading: string, quoted: string) =>
  `<br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${heading}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${quoted}</blockquote></div>`;
const outlookHtml = (heading: string, quoted: string) =>
  `<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">${heading}</p></div></div><p class="MsoNormal">&nbsp;</p>${quoted}`;

export const CLIENTS: Client[] = [
  { name: 'Gmail on the web', heading: gmail, marksText: true, html: gmailQuote },
  { name: 'Gmail on Android', heading: gmailAndroid, marksText: true, html: gmailQuote },
  { name: 'Gmail on iOS', heading: gmail, marksText: true, html: gmailQuote },
  { name: 'Outlook on Windows', heading: outlook('sent', none), marksText: false, html: outlookHtml },
  {
    name: 'Outlook on the web',
    heading: outlook('sent', rule),
    marksText: false,
    html: (heading, quoted) =>
      `<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${heading}</font><div>&nbsp;</div></div>${quoted}`,
  },
  {
    name: 'Outlook on a phone',
    footer: footer('Get Outlook for iOS', 'Obtener Outlook para iOS', 'Holen Sie sich Outlook für iOS'),
    heading: outlook('sent', rule),
    marksText: false,
    html: (heading, quoted) => `<hr><div id="divRplyFwdMsg"><font>${heading}</font></div>${quoted}`,
  },
  { name: 'Outlook on a Mac', heading: outlook('date', none), marksText: false, html: outlookHtml },
  {
    name: 'Outlook of before',
    heading: outlook(
      'sent',
      divider('-----', footer('Original Message', 'Mensaje original', 'Ursprüngliche Nachricht')),
    ),
    marksText: false,
    html: outlookHtml,
  },
  { name: 'Apple Mail on a Mac', heading: apple, marksText: true, html: cite },
  {
    name: 'Apple Mail on an iPhone',
    footer: footer('Sent from my iPhone', 'Enviado desde mi iPhone', 'Von meinem iPhone gesendet'),
    heading: apple,
    marksText: true,
    html: cite,
  },
  {
    name: 'Apple Mail on an iPad',
    footer: footer('Sent from my iPad', 'Enviado desde mi iPad', 'Von meinem iPad gesendet'),
    heading: apple,
    marksText: true,
    html: cite,
  },
  {
    name: 'Thunderbird',
    heading: thunderbird,
    marksText: true,
    flowed: true,
    html: (heading, quoted) =>
      `<div class="moz-cite-prefix">${heading}<br></div><blockquote type="cite" cite="mid:a@example.com">${quoted}</blockquote>`,
  },
  {
    name: 'Yahoo',
    heading: yahoo,
    marksText: false,
    html: (heading, quoted) =>
      `<div id="ydp1" class="ydp1yahoo-style-wrap"><div id="ydp2yahoo_quoted_1" class="yahoo_quoted"><div>${heading}</div><div><br></div>${quoted}</div></div>`,
  },
  {
    name: 'Samsung',
    footer: footer('Sent from my Galaxy', 'Enviado desde mi Galaxy', 'Von meinem Galaxy gesendet'),
    heading: outlook(
      'date',
      divider('-------- ', footer('Original message', 'Mensaje original', 'Ursprüngliche Nachricht')),
    ),
    marksText: false,
    html: (heading, quoted) => `<div><br></div><div>${heading}</div><div><br></div>${quoted}`,
  },
  {
    name: 'Proton',
    footer: footer(
      'Sent with Proton Mail secure email.',
      'Enviado con Proton Mail correo seguro.',
      'Gesendet mit Proton Mail sichere E-Mail.',
    ),
    heading: proton,
    marksText: true,
    html: (heading, quoted) =>
      `<div class="protonmail_quote">${heading}<br><blockquote class="protonmail_quote" type="cite">${quoted}</blockquote></div>`,
  },
];
