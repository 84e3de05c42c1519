/** Reads all data, through the API where possible: as the auditor, by visitors' links, and with each session. */

import type { ArchivedRow } from '../../server/backup/store.ts';
import { TRANSFER_TABLES } from '../../server/backup/tables.ts';
import type { Db } from '../../server/database/schema.ts';
import type { App } from '../../server/http/app-type.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { AUDITOR } from './fixture.ts';
import { erasedOf, knownIds, type State } from './state.ts';
import { tokenOf } from './visitor.ts';
import { ADDRESSES } from './words.ts';

type Told = { status: number; body: unknown };

export type Observed = {
  /** By id: the inquiry, its timeline, its mail, its link, and possible duplicates. */
  inquiries: Record<string, { detail: Told; events: Told; mails: Told; link: Told; duplicates: Told }>;
  /** Ids in the list, with and without suspected spam, and in an export of the same. */
  listed: string[];
  exported: string[];
  total: number;
  /** Ids by search word. */
  found: Record<string, string[]>;
  /** By id and generation: the visitor's page. */
  pages: Record<string, Told>;
  held: Record<string, Told>;
  /** Statuses of a picture and its thumbnail. */
  pictures: Record<string, number[]>;
  sessions: Record<string, number>;
  /** Every row that a backup includes, in lower case. */
  rows: Record<string, string[]>;
};

type Where = {
  app: App;
  test: Pick<TestApp, 'db'>;
  auditor: { cookie: string; session: ArchivedRow };
  cookies: Map<string, string>;
};

/** @param known states with all inquiries, links and sessions to read. */
export async function observe({ app, test, auditor, cookies }: Where, known: State[]): Promise<Observed> {
  const rows = await rowsOf(test.db);
  const get = async (url: string, cookie = auditor.cookie): Promise<Told & { total: number }> => {
    const answer = await app.inject({ method: 'GET', url, headers: { cookie } });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      total: Number(answer.headers['x-total-count']),
    };
  };
  const idsOf = ({ body }: Told) => (body as { id: string }[]).map(({ id }) => id).sort();
  const both = async (url: string) => [await get(`${url}limit=100`), await get(`${url}limit=100&spam=1`)];

  // First, because later reads mark sessions as used.
  const sessions = await eachOf(
    [...cookies.keys()],
    async (slot) => (await get('/api/staff/me', cookies.get(slot))).status,
  );
  await admitAuditor(test.db, auditor.session);
  const ids = [...new Set(known.flatMap(knownIds))];
  const words = known.flatMap(wordsOf);
  const lists = await both('/api/inquiries?');
  const exports = await Promise.all(['', '?spam=1'].map((q) => get(`/api/inquiries/export.json${q}`)));
  const observed: Observed = {
    sessions,
    rows,
    inquiries: await eachOf(ids, async (id) => ({
      detail: await get(`/api/inquiries/${id}`),
      events: await get(`/api/inquiries/${id}/events`),
      mails: await get(`/api/inquiries/${id}/mails`),
      link: await get(`/api/inquiries/${id}/visitor-link`),
      duplicates: await get(`/api/inquiries/${id}/duplicates`),
    })),
    listed: lists.flatMap(idsOf),
    total: lists.reduce((sum, { total }) => sum + total, 0),
    exported: exports.flatMap(idsOf),
    found: await eachOf(words, async (word) => (await both(`/api/inquiries?q=${word}&`)).flatMap(idsOf)),
    pages: await eachOf(known.flatMap(linksOf), (link) => get(`/inquiry/${tokenOf(...partsOf(link))}`)),
    held: await eachOf(ADDRESSES, (email) => get(`/api/people/export?email=${encodeURIComponent(email)}`)),
    pictures: await eachOf(Object.keys(known[0]?.pictures ?? {}), async (url) =>
      Promise.all([url, url.replace('.webp', '-480.webp')].map(async (each) => (await get(each)).status)),
    ),
  };
  await dismissAuditor(test.db);
  return observed;
}

const eachOf = async <T>(keys: string[], read: (key: string) => Promise<T>): Promise<Record<string, T>> =>
  Object.fromEntries(await Promise.all([...new Set(keys)].map(async (key) => [key, await read(key)])));

const wordsOf = (state: State): string[] =>
  [...Object.values(state.inquiries).map(erasedOf), ...state.erased].flatMap(({ words }) => words);

/** Each link that an inquiry ever had. */
const linksOf = (state: State): string[] =>
  [...Object.values(state.inquiries), ...state.erased].flatMap(({ id, generation }) =>
    Array.from({ length: generation }, (_, at) => `${id} ${at + 1}`),
  );

const partsOf = (link: string): [id: string, generation: number] => {
  const [id = '', generation] = link.split(' ');
  return [id, Number(generation)];
};

/** Signs in again: a run may last for weeks, and a restore ends all sessions. */
async function admitAuditor(db: Db, session: ArchivedRow): Promise<void> {
  const now = Date.now();
  const times = {
    updated_at: new Date(now).toISOString(),
    expires_at: new Date(now + 3_600_000).toISOString(),
  };
  await db
    .updateTable('staff_users')
    .set({ disabled: 0, role: 'owner' })
    .where('name', '=', AUDITOR)
    .execute();
  await db
    .insertInto('staff_sessions')
    .values({ ...session, ...times } as never)
    .onConflict((oc) => oc.column('id').doUpdateSet(times))
    .execute();
}

const dismissAuditor = (db: Db) =>
  db.updateTable('staff_users').set({ disabled: 1, role: 'staff' }).where('name', '=', AUDITOR).execute();

async function rowsOf(db: Db): Promise<Observed['rows']> {
  const rows: Observed['rows'] = {};
  for (const { name } of TRANSFER_TABLES)
    rows[name] = (await db.selectFrom(name).selectAll().execute()).map((row) =>
      JSON.stringify(row).toLowerCase(),
    );
  return rows;
}
