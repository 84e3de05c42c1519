/** Answers as mail programs write them: each program, language and form, answered above, below and in between. */
import { CLIENTS, type Client } from './clients.ts';
import { type Language, ORIGINAL, OWN } from './phrases.ts';
import { WRITTEN, type Written } from './written.ts';
import { WRITTEN_APART } from './written-apart.ts';

type Form = 'text' | 'html' | 'both';
type Placement = 'above' | 'below' | 'between' | 'forward' | 'signed';
type Segment = { kind: 'own' | 'heading' | 'quote' | 'footer'; lines: string[] };

export type Sample = {
  name: string;
  raw: string;
  /** Lines that must be in the text. */
  own: string[];
  /** Lines that must be folded. */
  folded: string[];
  /** All lines of the body, in order. */
  body: string[];
};

const LANGUAGES: Language[] = ['en', 'es', 'de'];
const FORMS: Form[] = ['text', 'html', 'both'];

export function corpus(): Sample[] {
  const above = CLIENTS.flatMap((client) =>
    LANGUAGES.flatMap((language) =>
      FORMS.map((form) => ({ client, language, form, placement: 'above' as Placement })),
    ),
  );
  const marked = CLIENTS.filter(({ name }) => /Gmail on the web|Mac$|Thunderbird|Proton/.test(name)).filter(
    ({ marksText }) => marksText,
  );
  const others = (['below', 'between', 'forward', 'signed'] as Placement[]).flatMap((placement) =>
    marked.flatMap((client) =>
      LANGUAGES.flatMap((language, index) => [
        { client, language, form: FORMS[index % 2] as Form, placement },
        { client, language, form: FORMS[(index + 1) % 2] as Form, placement },
      ]),
    ),
  );
  return [
    ...[...above, ...others].map((choice, index) => sampleOf(choice, index)),
    ...[...WRITTEN, ...WRITTEN_APART].map(asSample),
  ];
}

function asSample({ name, html, flowed, lines }: Written): Sample {
  const marked = lines.split('\n').slice(1);
  const said = (line: string) => (html ? spoken(line.slice(1)) : line.slice(1));
  const of = (mark: string) => marked.filter((line) => line.startsWith(mark)).map(said);
  const type = html ? 'html' : 'plain';
  const body = marked.map((line) => line.slice(1)).join('\r\n');
  return {
    name,
    raw: [
      ...headOf(name.length),
      part(`text/${type}; charset=utf-8${flowed ? '; format=flowed' : ''}`, body),
    ].join('\r\n'),
    own: of('+'),
    folded: of('-'),
    body: marked.map(said),
  };
}

const spoken = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#8239;|&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

type Choice = { client: Client; language: Language; form: Form; placement: Placement };

function sampleOf(choice: Choice, index: number): Sample {
  const segments = segmentsOf(choice, index);
  const lines = (...kinds: Segment['kind'][]) =>
    segments.filter(({ kind }) => kinds.includes(kind)).flatMap((segment) => segment.lines);
  const lastOwn = segments.findLastIndex(({ kind }) => kind === 'own');
  const after = segments.slice(lastOwn + 1).flatMap((segment) => segment.lines);
  return {
    name: `${choice.client.name}, ${choice.language}, ${choice.form}, ${choice.placement} (${index})`,
    raw: rawOf(choice, segments, index),
    own: lines('own'),
    folded: choice.placement === 'between' ? after : lines('heading', 'quote', 'footer'),
    body: segments.flatMap((segment) => segment.lines),
  };
}

function segmentsOf({ client, language, placement }: Choice, index: number): Segment[] {
  const own: Segment = { kind: 'own', lines: OWN[language][index % 6] as string[] };
  const heading: Segment = { kind: 'heading', lines: client.heading(language) };
  const quote: Segment = { kind: 'quote', lines: ORIGINAL[language] };
  const footer: Segment = { kind: 'footer', lines: client.footer ? [client.footer[language]] : [] };
  if (placement === 'below') return [heading, quote, own];
  if (placement === 'signed')
    return [own, { kind: 'footer', lines: ['-- ', 'Ana Ruiz', '512 555 0143'] }, heading, quote];
  if (placement === 'forward') return [own, { kind: 'heading', lines: FORWARD[language] }, quote];
  if (placement === 'above') return [own, footer, heading, quote];
  const half = (from: number, to: number): Segment => ({
    kind: 'quote',
    lines: ORIGINAL[language].slice(from, to),
  });
  const second: Segment = { kind: 'own', lines: OWN[language][(index + 3) % 6] as string[] };
  return [heading, half(0, 2), own, half(2, 3), second, half(3, 4)];
}

const FORWARD: Record<Language, string[]> = {
  en: [
    '---------- Forwarded message ---------',
    'From: Ledge & Frame <a@b.example>',
    'Date: Mon, Feb 3, 2025 at 10:12 AM',
    'Subject: Plans',
    'To: Ana <ana@example.com>',
  ],
  es: [
    '---------- Mensaje reenviado ---------',
    'De: Ledge & Frame <a@b.example>',
    'Fecha: lun, 3 feb 2025 10:12',
    'Asunto: Planos',
    'Para: Ana <ana@example.com>',
  ],
  de: [
    '---------- Weitergeleitete Nachricht ---------',
    'Von: Ledge & Frame <a@b.example>',
    'Datum: Mo., 3. Feb. 2025 10:12',
    'Betreff: Pläne',
    'An: Ana <ana@example.com>',
  ],
};

function textOf({ client, placement }: Choice, segments: Segment[]): string {
  const marks = client.marksText && placement !== 'forward';
  // An iPhone marks its own attribution as well.
  const marksHeading = client.name.includes('iPhone') || client.name.includes('iPad');
  return segments
    .filter(({ lines }) => lines.length)
    .map(({ kind, lines }) => {
      const marked = (kind === 'quote' && marks) || (kind === 'heading' && marksHeading);
      if (kind === 'heading') return lines.map((line) => (marked ? `> ${line}` : line)).join('\r\n');
      const between = kind === 'footer' ? '\r\n' : marked ? '\r\n>\r\n' : '\r\n\r\n';
      return lines.map((line) => (marked ? `> ${line}` : stuffed(line, client))).join(between);
    })
    .join('\r\n\r\n');
}

const stuffed = (line: string, { flowed }: Client): string =>
  flowed && /^[> ]/.test(line) ? ` ${line}` : line;

const escaped = (line: string): string =>
  line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function htmlOf({ client, placement }: Choice, segments: Segment[]): string {
  const heading = segments.find(({ kind }) => kind === 'heading')?.lines.map(escaped) ?? [];
  // Only Gmail's text wraps its attribution.
  const headingHtml = heading.join(heading[0]?.endsWith('&lt;') ? '' : '<br>\r\n');
  let isHeaded = false;
  const parts = segments.map(({ kind, lines }) => {
    const divs = lines.map((line) => `<div dir="auto">${escaped(line)}</div>`).join('\r\n');
    if (kind === 'own' || kind === 'footer') return lines.length ? `<div>${divs}</div>` : '';
    if (placement === 'forward')
      return kind === 'heading' ? `<div class="gmail_quote"><div>${headingHtml}</div><br>` : `${divs}</div>`;
    if (kind === 'heading') return '';
    const first = !isHeaded;
    isHeaded = true;
    return first ? client.html(headingHtml, divs) : `<blockquote type="cite">${divs}</blockquote>`;
  });
  return `<html><head><style>p{margin:0}</style></head><body>${parts.join('\r\n')}</body></html>`;
}

const headOf = (index: number): string[] => [
  'Return-Path: <ana@example.com>',
  'From: Ana Ruiz <ana@example.com>',
  'To: hello+rabcdefghij@ledgeandframe.example',
  'Subject: Re: Your kitchen',
  `Message-ID: <sample-${index}@example.com>`,
  'Date: Mon, 3 Feb 2025 12:30:00 +0000',
  'MIME-Version: 1.0',
];

function rawOf(choice: Choice, segments: Segment[], index: number): string {
  const head = headOf(index);
  const flowed = choice.client.flowed ? '; format=flowed' : '';
  const text = part(`text/plain; charset=utf-8${flowed}`, textOf(choice, segments));
  const html = part('text/html; charset=utf-8', htmlOf(choice, segments));
  if (choice.form !== 'both') return [...head, choice.form === 'text' ? text : html].join('\r\n');
  const multipart = [
    'Content-Type: multipart/alternative; boundary="=_b"',
    '',
    '--=_b',
    text,
    '--=_b',
    html,
    '--=_b--',
  ];
  return [...head, ...multipart, ''].join('\r\n');
}

const part = (type: string, body: string): string =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n')}`;
