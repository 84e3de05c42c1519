/** The texts of emails, in both HTML and plain text (requirements §15). */
import { describe, expect, it } from 'vitest';
import type { MailContent, MailKind, RenderedMail } from '#contract/mail/mail.ts';
import { renderMail } from './render.tsx';
import {
  bare,
  hostile,
  inquiry,
  long,
  pictures,
  samples,
  spanish,
  TEN_THOUSAND,
} from './testing/sample-mails.ts';

const ORIGIN = 'https://firm.example';
const kinds = Object.keys(samples) as MailKind[];
const render = <K extends MailKind>(kind: K, change: Partial<MailContent[K]> = {}): Promise<RenderedMail> =>
  renderMail(kind, { ...samples[kind], ...change }, ORIGIN);

/** The words that a reader of the HTML sees, entities decoded. */
const visible = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div><\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const addresses = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) =>
    (address as string).replaceAll('&amp;', '&'),
  );

/** Every text and URL in an email's content, at any depth. */
const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);

describe.each(kinds)('%s', (kind) => {
  it('reads in plain text as it should', async () => {
    const { subject, text } = await render(kind);
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`testing/text/${kind}.txt`);
  });

  it('says in plain text all that it says in HTML', async () => {
    const { html, text } = await render(kind);
    const words = (said: string) => said.toLowerCase().match(/[\p{L}\p{N}@.'’/-]{2,}/gu) ?? [];
    const said = new Set(words(text).map((word) => word.replace(/[.:]+$/, '')));
    // Names of columns and cells, which the text part has no use for.
    const layout =
      /^(studio|contact|us|client|picture|your|new|from|the|visitor|dashboard|reply|newsletter|building|science|meetings?)$/;
    const missing = words(visible(html))
      .map((word) => word.replace(/[.:]+$/, ''))
      .filter((word) => !said.has(word) && !layout.test(word));
    expect(missing).toEqual([]);
  });

  it('has every address in both parts, and none of anyone else’s', async () => {
    const { html, text } = await render(kind);
    // News of a request doesn't repeat the request's own pictures.
    const said = kind === 'visitor-update' ? { ...samples[kind], inquiry: null } : samples[kind];
    for (const url of leaves(said).filter((leaf) => leaf.startsWith('https:') && !leaf.includes('-480.'))) {
      expect(addresses(html)).toContain(url);
      expect(text).toContain(url);
    }
    for (const address of addresses(html))
      expect(address).toMatch(/^(https:\/\/www\.ledgeandframe\.example\/|mailto:|tel:)/);
  });

  it('is made for narrow, dark and picture-less readers', async () => {
    const { html } = await render(kind);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/);
    expect(html).toContain('width=device-width');
    expect(/<html [^>]*lang="en-US"/.test(html)).toBe(true);
    for (const [img] of html.matchAll(/<img[^>]*>/g)) expect(img).toMatch(/alt="[^"]+"/);
    // A table of facts has row headers; all others are layout, and say so.
    for (const [table] of html.matchAll(/<table[^>]*>/g))
      expect(/role="presentation"/.test(table) || html.includes('<th scope="row"')).toBe(true);
  });

  it('keeps our own lines of text to 72 characters', async () => {
    const { text } = await render(kind);
    const ours = text.split('\n').filter((line) => !/^>|https:|^-- $/.test(line));
    const theirs = kind === 'reply' ? samples.reply.text.split('\n') : [];
    for (const line of ours) if (!theirs.includes(line)) expect(line.length, line).toBeLessThanOrEqual(72);
  });

  it('has a subject of one line', async () => {
    const { subject } = await render(kind);
    expect(subject.length).toBeGreaterThan(10);
    expect(subject.length).toBeLessThanOrEqual(160);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});

describe('what a visitor typed', () => {
  const ABOUT = ['inquiry-staff', 'inquiry-visitor', 'visitor-update', 'assignment'] as const;

  it.each(ABOUT)('stands whole in %s', async (kind) => {
    const { html, text } = await render(kind, { inquiry: spanish });
    const seen = visible(html);
    for (const typed of [spanish.name, spanish.email, '512-555-0188', 'Remodel/Addition']) {
      expect(seen).toContain(typed);
      expect(text).toContain(typed);
    }
    if (kind === 'visitor-update') return;
    for (const line of spanish.message.split('\n').filter(Boolean)) {
      expect(seen).toContain(line);
      expect(text).toContain(`> ${line}`);
    }
  });

  it.each(ABOUT)('is never read as HTML, header or turned text in %s', async (kind) => {
    const change = { kind: 'message' as const, text: hostile.message, attachments: [] };
    const content = {
      ...samples[kind],
      inquiry: hostile,
      ...(kind === 'visitor-update' && { change }),
    } as MailContent[typeof kind];
    const { subject, html, text } = await renderMail(kind, content, ORIGIN);
    // Outlook's conditional comments.
    const markup = html.replace(/<!--.*?-->/gs, '');
    expect(/<(script|svg|i|b|u|s)[\s>]/.exec(markup)?.[0]).toBeUndefined();
    expect(html.includes('<img src=x')).toBe(false);
    expect(addresses(html).join(' ')).not.toContain('javascript:');
    expect(visible(html)).toContain('<script>alert(1)</script>');
    expect(text).toContain('<script>alert(1)</script>');
    expect(subject).not.toMatch(/[\r\n\u202E]/);
    expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).not.toMatch(/\u202E/);
    // No second recipient or subject through the address.
    expect(addresses(html)).toContain('mailto:a%26b%3Fsubject%3Dx@example.com');
  });

  it('is shown in full at 10,000 characters, in less than mail programs cut off at', async () => {
    const twenty = Array.from({ length: 4 }, () => pictures).flat();
    for (const kind of ['inquiry-staff', 'inquiry-visitor'] as const) {
      const { html, text } = await render(kind, { inquiry: { ...long, pictures: twenty } });
      expect(visible(html)).toContain(TEN_THOUSAND.slice(-600));
      expect(text).toContain(TEN_THOUSAND);
      // Gmail clips at 102 KB.
      expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    }
  });

  it('leaves no empty rows where little was given', async () => {
    const staff = await render('inquiry-staff', { inquiry: bare });
    expect(staff.text).toMatch(/^Phone: +Not given$/m);
    for (const absent of ['Town', 'Pictures', 'How they found us', 'null', 'undefined'])
      expect(visible(staff.html) + staff.text).not.toContain(absent);
    const visitor = await render('inquiry-visitor', { inquiry: bare, inquiryUrl: null });
    expect(visitor.html).not.toContain('/inquiry/');
    expect(visitor.text).toContain('reply to this email or call 979-555-0142');
  });

  it('makes a long name short in the subject, between letters as people see them', async () => {
    const { subject } = await render('inquiry-staff', { inquiry: { ...inquiry, name: '👩‍👩‍👧'.repeat(40) } });
    expect(subject).toMatch(/^New inquiry LF-7K3M-92: (👩‍👩‍👧)+…, Remodel\/Addition, Blanco$/u);
  });
});

describe('to the visitor', () => {
  it('the studio’s own notes on source and town never go out', async () => {
    const { html, text } = await render('inquiry-visitor');
    for (const known of ['/service-area/blanco', 'www.google.com', 'spring / newsletter', 'Town'])
      expect(html + text).not.toContain(known);
  });

  it('a reply is signed once, however it was written', async () => {
    const { staffName } = samples.reply;
    for (const text of ['Dear Rosa,\n\nTuesday?', `Dear Rosa,\n\nTuesday?\n\n${staffName}\n`]) {
      const { html, text: plain } = await render('reply', { text });
      expect(visible(html).split(staffName)).toHaveLength(2);
      expect(plain).toContain(`Dear Rosa,\n\nTuesday?\n\n${staffName}\nLedge & Frame\n`);
    }
  });

  it('a reply ends with the signature of its writer, once', async () => {
    const signature = 'Estimator, Ledge & Frame\nMobile 979-555-0177';
    const { staffName } = samples.reply;
    for (const text of ['Tuesday?', `Tuesday?\n\n${staffName}`, `Tuesday?\n\n${staffName}\n${signature}`]) {
      const { html, text: plain } = await render('reply', { text, signature });
      expect(plain).toContain(`Tuesday?\n\n${staffName}\n${signature}\n`);
      expect(visible(html).split('Mobile 979-555-0177')).toHaveLength(2);
    }
  });

  it('a reply carries the reference in its subject once', async () => {
    expect((await render('reply')).subject).toBe('Your addition in Blanco (LF-7K3M-92)');
    expect((await render('reply', { subject: 'Re: LF-7K3M-92' })).subject).toBe('Re: LF-7K3M-92');
  });
});

describe('to a colleague', () => {
  it('several inquiries assigned at once are one line, without any visitor’s data', async () => {
    const { subject, text } = await render('assignment', { inquiry: null, count: 1200 });
    expect(subject).toBe('Dana Whitfield assigned you 1,200 inquiries');
    expect(text).toContain('View my inquiries');
    expect(text).not.toContain('Rosa');
  });
});

describe('to the studio', () => {
  const dashboardUrl = samples['visitor-update'].dashboardUrl;
  const update = (change: MailContent['visitor-update']['change']) =>
    renderMail('visitor-update', { inquiry, change, pictures: [], dashboardUrl }, ORIGIN);

  it('a correction shows before and now, and warns of the old address', async () => {
    const changes = [
      { field: 'email' as const, from: 'rosa@exmaple.com', to: 'rosa@example.com' },
      { field: 'phone' as const, from: null, to: '512-555-0188' },
    ];
    const { html, text } = await update({ kind: 'correction', changes });
    for (const part of [visible(html), text]) {
      expect(part).toContain('rosa@exmaple.com');
      expect(part).toContain('Not given');
      expect(part.replace(/\s+/g, ' ')).toContain('send a new link');
    }
    const phoneOnly = await update({ kind: 'correction', changes: changes.slice(1) });
    expect(phoneOnly.text).not.toContain('send a new link');
  });

  it('news that stopped a scheduled reply says so', async () => {
    const content = { ...samples['visitor-update'], stoppedReply: true };
    const { html, text } = await renderMail('visitor-update', content, ORIGIN);
    for (const part of [visible(html), text])
      expect(part.replace(/\s+/g, ' ')).toContain('didn’t send your scheduled reply');
    expect((await render('visitor-update')).text).not.toContain('didn’t send your scheduled reply');
  });

  it.each([
    ['withdrawal', 'withdrew their inquiry'],
    ['withdrawal-taken-back', 'reopened their inquiry'],
    ['erasure-request', 'asked us to delete their data'],
  ] as const)('a %s says so in its subject', async (kind, words) => {
    const { subject, text } = await update({ kind });
    expect(subject).toBe(`LF-7K3M-92: Rosa Delgado ${words}`);
    expect(text).toContain(dashboardUrl);
  });
});
