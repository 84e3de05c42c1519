/** Mistyped searches: results for words that no inquiry contains. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedInquiries } from '../seed/store.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { addInquiry } from './testing/inquiries-store.ts';

describe.each(engines)('a mistyped search on %s', (engine) => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    ({ cookie } = await signedIn(test));
    await addInquiry(test.db, { name: 'Ann Wilson', message: 'A restaurant in a mill.', status: 'new' });
    await addInquiry(test.db, { name: 'Bo Wilsen', message: 'A kitchen.', status: 'contacted' });
    await addInquiry(test.db, {
      name: "Cy O'Brien",
      message: 'A restuarant, misspelled.',
      phone: '512 555 0188',
    });
    await addInquiry(test.db, {
      name: 'Di Kowalska',
      email: 'di.kowalska@example.org',
      reference: 'LF-JHNX-12',
    });
  });
  afterAll(() => test.close());

  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const asked = (query: object) => new URLSearchParams(query as Record<string, string>);
  async function found(query: object): Promise<string[]> {
    const answer = await call('GET', `/api/inquiries?${asked({ ...query, sort: 'name' })}`);
    const names = answer.json().map(({ name }: { name: string }) => name);
    expect(answer.headers['x-total-count']).toBe(String(names.length));
    return names;
  }
  const counts = async (query: object) => (await call('GET', `/api/inquiries/counts?${asked(query)}`)).json();

  it.each<[string, string[]]>([
    ['Wilsn', ['Ann Wilson', 'Bo Wilsen']],
    ['wilsn kitchen', ['Bo Wilsen']],
    ['wilsn ktichen', ['Bo Wilsen']],
    ['WÍLSON', ['Ann Wilson']],
    ['restaurnt', ['Ann Wilson']],
    ['kowalsky', ['Di Kowalska']],
    ['kowla', ['Di Kowalska']],
    ["o'brein", ["Cy O'Brien"]],
    ['obrien', ["Cy O'Brien"]],
    ['di.kowalski@example.org', ['Di Kowalska']],
    // A misspelling that occurs in a text is found as typed, alone.
    ['restuarant', ["Cy O'Brien"]],
    // A known word is never corrected, even if nothing matches.
    ['wilson kitchen', []],
    ['wilsn barn', []],
    // In quotes every letter counts; so do all digits, and references aren't corrected.
    ['"wilsn"', []],
    ['512 555 0189', []],
    ['john', []],
    ['xqzwv', []],
  ])('%j finds %j', async (q, names) => {
    expect(await found({ q })).toEqual(names);
    expect((await counts({ q })).total).toBe(names.length);
  });

  it('tells what was searched for instead, and only then', async () => {
    expect((await counts({ q: 'wilsn kitchen' })).near).toEqual({ wilsn: ['wilsen', 'wilson'] });
    expect(await counts({ q: 'wilson' })).not.toHaveProperty('near');
    expect(await counts({ q: 'nobody' })).not.toHaveProperty('near');
  });

  it('does not look further where a known word is filtered out', async () => {
    expect(await found({ q: 'wilson', status: 'completed' })).toEqual([]);
    expect(await found({ q: 'wilsn', status: 'contacted' })).toEqual(['Bo Wilsen']);
  });

  it('exports and changes in bulk what the list shows', async () => {
    const file = await call('GET', `/api/inquiries/export.json?${asked({ q: 'wilsn' })}`);
    expect(
      file
        .json()
        .map(({ name }: { name: string }) => name)
        .sort(),
    ).toEqual(['Ann Wilson', 'Bo Wilsen']);
    const change = { filter: { q: 'kowalsky' }, change: { status: 'cancelled' } };
    expect((await call('POST', '/api/inquiries/bulk', change)).json().changed).toBe(1);
    expect(await found({ q: 'kowalska', status: 'cancelled' })).toEqual(['Di Kowalska']);
  });

  it('knows the words of notes, and of what visitors add', async () => {
    const [{ id }] = (await call('GET', '/api/inquiries?q=wilsen')).json();
    await test.app.inject({
      method: 'PATCH',
      url: `/api/inquiries/${id}`,
      headers: { cookie },
      payload: { notes: 'Mesquite floors' },
    });
    expect(await found({ q: 'mesqiute' })).toEqual(['Bo Wilsen']);
  });

  it('goes through pages, and counts them all', async () => {
    await seedInquiries(test.db, { count: 300, days: 30, seed: 'near' });
    const query = { q: 'hosue', limit: '20' };
    const right = Number((await call('GET', '/api/inquiries?q=house')).headers['x-total-count']);
    const ids = new Set<string>();
    for (let url: string | undefined = `/api/inquiries?${asked(query)}`; url; ) {
      const page = await call('GET', url);
      expect(page.headers['x-total-count']).toBe(String(right));
      for (const { id } of page.json()) ids.add(id);
      url = /<https?:\/\/[^/]+([^>]+)>/.exec(String(page.headers.link))?.[1];
    }
    expect(ids.size).toBe(right);
    expect(right).toBeGreaterThan(40);
  });
});
