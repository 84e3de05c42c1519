/** One rule for email addresses, on every form (contract/mail/email-address.ts), on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firm } from '#content/firm.ts';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import { INQUIRY_MESSAGES } from '#contract/inquiries/inquiry-limits.ts';
import { firmRecord } from '#contract/site/records/firm.ts';
import { teamMember } from '#contract/site/records/people.ts';
import { checkFields } from '#site/inquiry/use-fields.ts';
import { readConfig } from '../config/config.ts';
import { postInquiry, testOutbox } from '../outbox/testing/outbox.ts';
import { emailKey } from '../search/contact-keys.ts';
import { PASSWORD, visit } from '../staff/testing/visit.ts';
import { fixtureLines } from '../testing/fixture-lines.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';

const lines = fixtureLines('site/emails.txt');
const refused = lines.flatMap(([verdict, typed]) => (verdict === 'refuse' ? [typed as string] : []));
const taken = lines.flatMap(([verdict, typed, kept]) => (verdict === 'refuse' ? [] : [{ typed, kept }])) as {
  typed: string;
  kept: string | undefined;
}[];
/** As the domain is in DNS. */
const IN_ASCII: Record<string, string> = {
  'info@пример.рф': 'info@xn--e1afmkfd.xn--p1ai',
  'info@müller.de': 'info@xn--mller-kva.de',
};
const keptAs = ({ typed, kept }: (typeof taken)[number]) => kept ?? IN_ASCII[typed] ?? typed;

describe.each(engines)('an address on %s', (engine) => {
  let test: TestApp;
  let owner: { cookie: string };
  beforeAll(async () => {
    test = await createTestApp(engine);
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, headers: { cookie: owner.cookie }, payload });
  const inquiry = { name: 'Ann Lee', message: 'A porch and a screen, please.' };

  it.each(taken)('$typed is taken by every form', async (line) => {
    const email = keptAs(line);
    const sent = await post('/api/inquiries', { ...inquiry, email: line.typed });
    expect(sent.statusCode, sent.body).toBe(201);
    const { id } = sent.json();
    const saved = await test.db
      .selectFrom('inquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(saved).toMatchObject({ email, email_key: email.toLowerCase() });
    expect((await post('/api/newsletter', { email: line.typed })).statusCode).toBe(202);
    const readers = await test.db.selectFrom('newsletter_subscribers').select('email').execute();
    expect(readers.map((reader) => reader.email)).toContain(email);
    const forgotten = await post('/api/staff/forgotten-password', { email: line.typed });
    expect(forgotten.statusCode).toBe(202);
    const preview = await test.app.inject({
      url: `/api/erasures/preview?${new URLSearchParams({ email: line.typed })}`,
      headers: { cookie: owner.cookie },
    });
    expect(preview.json().inquiries).toBeGreaterThan(0);
  });

  it.each([...new Map(taken.map((line) => [keptAs(line), line])).values()])(
    'staff are invited at $typed, and sign in with it',
    async (line) => {
      const email = keptAs(line);
      const invited = await post('/api/staff', { name: 'Ann', email: line.typed, role: 'staff' });
      expect(invited.statusCode, invited.body).toBe(201);
      expect(invited.json().member.email).toBe(email.toLowerCase());
      const token = new URL(invited.json().link).searchParams.get('token');
      const browser = visit(test.app);
      const chosen = await browser.post('/api/staff/set-up', {
        token,
        email: line.typed,
        password: PASSWORD,
      });
      expect(chosen.statusCode, chosen.body).toBeLessThan(300);
      expect((await browser.signIn(line.typed)).statusCode).toBe(200);
      expect((await browser.me()).json().email).toBe(email.toLowerCase());
    },
  );

  it.each(refused)('%s is refused by every form, in the same words', async (email) => {
    const words = INQUIRY_MESSAGES.email;
    for (const [url, payload] of [
      ['/api/inquiries', { ...inquiry, email }],
      ['/api/newsletter', { email }],
      ['/api/staff', { name: 'Ann', email, role: 'staff' }],
      ['/api/staff/forgotten-password', { email }],
      ['/api/auth/sign-in/email', { email, password: PASSWORD }],
    ] as const) {
      const answer = await post(url, payload);
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json().errors, url).toEqual({ email: words });
    }
  });

  it('with ten invisible letters is no message', async () => {
    const answer = await post('/api/inquiries', {
      ...inquiry,
      email: 'ann@example.com',
      message: '\u200b'.repeat(12),
    });
    expect(answer.json().errors).toEqual({ message: INQUIRY_MESSAGES.message });
  });

  it.each(fixtureLines('site/names.txt'))('a name: %s %j', async (verdict, name, kept) => {
    const sent = await post('/api/inquiries', { ...inquiry, name, email: 'ann@example.com' });
    expect(sent.statusCode).toBe(verdict === 'refuse' ? 400 : 201);
    if (verdict === 'refuse') return expect(sent.json().errors).toEqual({ name: INQUIRY_MESSAGES.name });
    const row = await test.db
      .selectFrom('inquiries')
      .select('name')
      .where('id', '=', sent.json().id)
      .executeTakeFirstOrThrow();
    expect(row.name).toBe((kept as string).replace(/ \(.*\)$/, ''));
  });

  it.each([
    ['\u202a+1 512 555 0144\u202c', '+1 512 555 0144'],
    ['512\u00ad555\u200b0144', '5125550144'],
  ])('a number copied from a phone loses its marks: %j', async (phone, kept) => {
    const sent = await post('/api/inquiries', { ...inquiry, email: 'ann@example.com', phone });
    const row = await test.db
      .selectFrom('inquiries')
      .select('phone')
      .where('id', '=', sent.json().id)
      .executeTakeFirstOrThrow();
    expect(row.phone).toBe(kept);
  });

  it.each(['علی\u200cرضا', 'क्\u200dष', '葛\u{e0100}城', 'Ann ❤\ufe0f\u200d🔥'])(
    'a name keeps what forms its letters: %s',
    async (name) => {
      const sent = await post('/api/inquiries', { ...inquiry, name, email: 'ann@example.com' });
      const row = await test.db
        .selectFrom('inquiries')
        .select('name')
        .where('id', '=', sent.json().id)
        .executeTakeFirstOrThrow();
      expect(row.name).toBe(name);
    },
  );
});

it.each(taken)('$typed is right in the browser, in the records of the site and in the settings', (line) => {
  const email = keptAs(line);
  const values = { ...EMPTY_VALUES, name: 'Ann Lee', message: 'A porch and a screen.', email: line.typed };
  expect(checkFields(values)).toEqual({});
  expect(firmRecord.safeParse({ ...firm, email: line.typed }).data?.email).toBe(email);
  expect(teamMember.shape.email.parse(line.typed)).toBe(email);
  expect(readConfig({ MAIL_TO: line.typed }).mailTo).toBe(email);
});

it('the mail server gets every address as it is', async () => {
  const { testApp, mailServer, start } = await testOutbox('sqlite');
  const addresses = [...new Set(taken.map(keptAs))];
  for (const email of addresses) await postInquiry(testApp, { email });
  start();
  await mailServer.takes(2 * addresses.length);
  // The server of the test shows domains as people read them; a dot at the end is quoted (RFC 5321 §4.1.2).
  const to = mailServer.received.flatMap((mail) =>
    mail.to.map((address) => emailKey(address.replace(/^"(.*)"@/, '$1@'))),
  );
  expect(to.filter((address) => address !== testApp.config.mailTo).sort()).toEqual(addresses.sort());
});
