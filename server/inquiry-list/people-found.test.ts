/** People are found by names, addresses and numbers copied from elsewhere, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureLines } from '../testing/fixture-lines.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';

type Person = { name: string; email: string; phone: string };
type Asked = { person: Person; q: string };

const asked: Asked[] = [];
for (const [verb, first = '', email = '', phone = ''] of fixtureLines('site/search.txt')) {
  const person = verb === 'store' ? { name: first, email, phone } : (asked.at(-1)?.person as Person);
  asked.push({ person, q: first });
}

const more: [Person, string[]][] = [
  [
    { name: 'Karl-Heinz Möller', email: 'kh@xn--mller-kva.de', phone: '(0049) 30 / 123 45 67' },
    [
      '"Möller, Karl-Heinz" <kh@müller.de>',
      'Karl Heinz Moeller',
      'müller.de',
      '+49 30 1234567',
      '030 1234567',
      '0049301234567',
      'Möller; Karl-Heinz',
    ],
  ],
  [
    { name: 'CJ D´Angelo', email: 'cj.dangelo@example.com', phone: '512-555-0133' },
    [
      'D’Angelo',
      'D`Angelo, C.J.',
      'C. J. D′Angelo',
      "D'Angelo +1 (512) 555-0133",
      '(512) 555-0133 x12',
      'Tel.: 512.555.0133',
    ],
  ],
  [
    { name: 'Tom & Ann Lee', email: 'lee@example.org', phone: '۵۱۲ ۵۵۵ ۰۱۷۷' },
    [
      'Lee, Tom / Ann',
      '<mailto:lee@example.org?subject=Porch>',
      '“Lee, Ann” <lee@example.org>',
      'tel:+1-512-555-0177;ext=5',
      '५१२५५५०१७७',
      'le\u200be',
    ],
  ],
];
for (const [person, searches] of more) for (const q of searches) asked.push({ person, q });

describe.each(engines)('a person on %s', (engine) => {
  let test: TestApp;
  let cookie: string;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    test = await createTestApp(engine);
    ({ cookie } = await signedIn(test));
    for (const person of new Set(asked.map((one) => one.person))) {
      const payload = { ...person, message: 'A porch and a screen, please.' };
      const sent = await test.app.inject({ method: 'POST', url: '/api/inquiries', payload });
      ids.set(person.email, sent.json().id);
    }
  });
  afterAll(() => test.close());

  it.each(asked)('$person.name is found by $q', async ({ person, q }) => {
    const answer = await test.app.inject({
      url: `/api/inquiries?${new URLSearchParams({ q })}`,
      headers: { cookie },
    });
    expect(answer.json().map((one: { id: string }) => one.id)).toEqual([ids.get(person.email)]);
  });
});
