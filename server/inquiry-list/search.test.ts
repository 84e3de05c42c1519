/** Search over inquiries (requirements §14), on both databases. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '#contract/shared/fold-text.ts';
import { rebuildSearch, reindexInquiry } from '../search/search-store.ts';
import { searchWords, type Word } from '../search/search-text.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { addInquiry } from './testing/inquiries-store.ts';

const people = {
  jose: {
    name: 'José Núñez',
    email: 'Jose.N@Example.com',
    phone: '+1 (512) 555-0188',
    message: 'Limestone & steel,\n100% ours_not rented.',
    reference: 'LF-7K3M-92',
  },
  brien: {
    name: "Siobhán O'Brien",
    email: 'siobhan@example.org',
    phone: '979.555.0142',
    reference: 'LF-4R2T-63',
    message: 'Bath in 80 days.',
  },
  weiss: {
    name: 'Jürgen Weiß',
    email: 'jw@example.net',
    reference: 'LF-9Q7W-35',
    message: 'Haus "am Fluss" 🏡 with \\ and a 50% slope',
  },
  plain: {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '830 555 0100',
    reference: 'LF-3V6X-47',
    message: 'A kitchen by Christmas.',
  },
};
type Who = keyof typeof people;

/** Whether the text contains the word, by the rules of the search. */
const holds = (text: string, { spellings, isQuoted }: Word) =>
  spellings.some((spelling) =>
    isQuoted
      ? starts(text, spelling).some((at) => isWhole(text, at, at + spelling.length))
      : text.includes(spelling),
  );
const starts = (text: string, part: string) =>
  Array.from({ length: text.length }, (_, at) => at).filter((at) => text.startsWith(part, at));
const isLetter = (one: string | undefined) => one !== undefined && /[a-z0-9]/.test(one);
const isWhole = (text: string, from: number, to: number) =>
  !(isLetter(text[from]) && isLetter(text[from - 1])) && !(isLetter(text[to - 1]) && isLetter(text[to]));

describe.each(engines)('search on %s', (engine) => {
  let test: TestApp;
  let cookie: string;
  const ids = {} as Record<Who, string>;
  beforeAll(async () => {
    test = await createTestApp(engine);
    ({ cookie } = await signedIn(test));
    for (const [who, person] of Object.entries(people)) ids[who as Who] = await addInquiry(test.db, person);
  });
  afterAll(() => test.close());

  const get = (url: string) => test.app.inject({ url, headers: { cookie } });
  const ask = (q: string) => get(`/api/inquiries?${new URLSearchParams({ q })}`);
  async function found(q: string): Promise<string[]> {
    const answer = await ask(q);
    expect(answer.statusCode, answer.body).toBe(200);
    const listed = answer.json().map((i: { id: string }) => i.id) as string[];
    expect(answer.headers['x-total-count']).toBe(String(listed.length));
    return Object.entries(ids)
      .filter(([, id]) => listed.includes(id))
      .map(([who]) => who);
  }

  it.each<[string, Who[]]>([
    // Any part of name, email, message, reference; case and accents don't matter.
    ['jose', ['jose']],
    ['NÚÑ', ['jose']],
    ['unez', ['jose']],
    ['jose.n@example.com', ['jose']],
    ['example.', ['jose', 'brien', 'weiss', 'plain']],
    ['limestone', ['jose']],
    ['itche', ['plain']],
    ['lf-7k3m-92', ['jose']],
    ['7K3M', ['jose']],
    ['weiss', ['weiss']],
    ['Weiß', ['weiss']],
    ['jurgen', ['weiss']],
    ['O’Brien', ['brien']],
    ["o'brien", ['brien']],
    ['🏡', ['weiss']],
    // Any part of the number, regardless of its format in the text and in the search.
    ['5550188', ['jose']],
    ['555-0188', ['jose']],
    ['512 555 0188', ['jose']],
    ['512-555-0188', ['jose']],
    ['+1 512 555 0188', ['jose']],
    ['15125550188', ['jose']],
    ['(979) 555-0142', ['brien']],
    ['+19795550142', ['brien']],
    ['5501', ['jose', 'brien', 'plain']],
    ['0100', ['plain']],
    // Several words must all occur, anywhere, in any order.
    ['steel jose', ['jose']],
    ['jose kitchen', []],
    ['ann christmas lee', ['plain']],
    // Shorter than a trigram.
    ['by', ['plain']],
    ['80', ['brien']],
    ['ü', ['jose', 'weiss']],
    ['by kitchen', ['plain']],
    // Characters with a meaning for the database are literal here.
    ['100%', ['jose']],
    ['%', ['jose', 'weiss']],
    ['_', ['jose']],
    ['s_n', ['jose']],
    ['am%ss', []],
    ['"am', ['weiss']],
    ['\\', ['weiss']],
    ['*', []],
    ['am OR kitchen', []],
    ['NOT', ['jose']],
    ["' or 1=1 --", []],
    ['nobody', []],
    // Quoted words match only in full, next to each other.
    ['"steel jose"', []],
    ['"limestone & steel, 100%"', ['jose']],
    ['“kitchen by”', ['plain']],
    ['"kitchen b"', []],
    ['"itchen by"', []],
    ['"bath in" "80 days"', ['brien']],
    ['"am fluss" 50%', ['weiss']],
    ['"a kitchen by christmas."', ['plain']],
    ['"am fluss', ['weiss']],
  ])('%j finds %j', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  it('takes blank search for none', async () => {
    expect((await found('   ')).length).toBe(4);
    expect((await get('/api/inquiries?q=')).json()).toHaveLength(4);
  });

  it('refuses a search that is too long', async () => {
    expect((await ask('x'.repeat(201))).statusCode).toBe(400);
  });

  it('finds notes, earlier notes, and what was said on the phone', async () => {
    const patch = (payload: object) =>
      test.app.inject({ method: 'PATCH', url: `/api/inquiries/${ids.plain}`, headers: { cookie }, payload });
    await patch({ notes: 'Wants a Straße of pecans.' });
    await patch({ notes: 'Second thoughts.' });
    await test.app.inject({
      method: 'POST',
      url: `/api/inquiries/${ids.brien}/contacts`,
      headers: { cookie },
      payload: { kind: 'call', text: 'Prefers mesquite floors' },
    });
    expect(await found('strasse')).toEqual(['plain']);
    expect(await found('pecans thoughts kitchen')).toEqual(['plain']);
    expect(await found('mesquite')).toEqual(['brien']);
  });

  it('finds what a visitor sends at once', async () => {
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      payload: { name: 'Zoë Ångström', email: 'zoe@example.com', message: 'A chapel of cedar.' },
    });
    expect(sent.statusCode).toBe(201);
    expect((await ask('angstrom cedar')).json()).toMatchObject([{ id: sent.json().id }]);
  });

  it('forgets what is erased, trigrams and all', async () => {
    const id = await addInquiry(test.db, { message: 'quetzalcoatl' });
    expect((await ask('quetzalcoatl')).json()).toHaveLength(1);
    await test.db.updateTable('inquiries').set({ message: 'erased' }).where('id', '=', id).execute();
    await test.db.transaction().execute((trx) => reindexInquiry(trx, [id]));
    expect((await ask('quetzalcoatl')).json()).toEqual([]);
    await test.db.deleteFrom('inquiries').where('id', '=', id).execute();
    expect(
      await test.db.selectFrom('inquiry_search').where('inquiry_id', '=', id).selectAll().execute(),
    ).toEqual([]);
    if (test.config.databaseUrl) return;
    const left =
      await sql`select * from inquiry_trigrams where inquiry_trigrams match '"etz" AND "lco" AND "oat"'`.execute(
        test.db,
      );
    expect(left.rows).toEqual([]);
    await sql`insert into inquiry_trigrams (inquiry_trigrams, rank) values ('integrity-check', 1)`.execute(
      test.db,
    );
  });

  it('is in step: everything anew gives the same', async () => {
    const texts = () =>
      test.db
        .selectFrom('inquiry_search')
        .select(['inquiry_id', 'text', 'source'])
        .orderBy('inquiry_id')
        .execute();
    const before = await texts();
    await test.db.transaction().execute((trx) => rebuildSearch(trx));
    expect(await texts()).toEqual(before);
    expect(before.length).toBeGreaterThan(4);
  });

  it('finds exactly the texts that hold every word, whatever is asked (fuzzed)', async () => {
    const piece = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          'jose',
          'ste',
          'a',
          '55',
          '%',
          '_',
          '"',
          "'",
          '\\',
          '*',
          '?',
          '[',
          ']',
          '[a]',
          '(',
          ')',
          '-',
          'AND',
          'NEAR(',
          '🏡',
          'é',
          '\u0000',
          '\ud800',
          ' ',
          '" ',
          ' "',
          ':',
          '^',
          '{',
          'ß',
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    );
    const search = fc
      .array(piece, { minLength: 1, maxLength: 6 })
      .map((pieces) => pieces.join('').slice(0, 200));
    const texts = await test.db.selectFrom('inquiry_search').select(['inquiry_id', 'text']).execute();
    await fc.assert(
      fc.asyncProperty(search, async (q) => {
        const words = searchWords(q);
        const expected = texts
          .filter(({ text }) => words.every((word) => holds(text, word)))
          .map(({ inquiry_id }) => inquiry_id);
        const answer = await ask(q);
        expect(answer.statusCode).toBe(200);
        // Where none match, similar words may be found (near.test.ts), and the counts report them.
        if (expected.length === 0 && answer.json().length > 0) {
          const counts = await get(`/api/inquiries/counts?${new URLSearchParams({ q })}`);
          expect(counts.json().near).toBeDefined();
          return;
        }
        expect(
          answer
            .json()
            .map((i: { id: string }) => i.id)
            .sort(),
        ).toEqual(expected.sort());
      }),
      { numRuns: 300 },
    );
  });
});

it('folding is stable: what is folded stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)),
    { numRuns: 2000 },
  );
});
