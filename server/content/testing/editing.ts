import type {
  EditedRecord,
  PendingChanges,
  RecordName,
  Release,
  SavedDraft,
} from '#contract/site/site-records.ts';
import type { SignedIn, TestApp } from '../../testing/test-app.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** *Website* in a test: its calls as the browser makes them. @param person makes the calls that name no other. */
export function editing(test: () => TestApp, person: () => SignedIn) {
  /** @param version goes into `If-Match`. @returns the body, null for an empty one. */
  async function call<Answer>(
    method: Method,
    path: string,
    body?: object,
    version?: number,
    who = person(),
  ): Promise<{ status: number; body: Answer }> {
    const headers = { cookie: who.cookie, ...(version !== undefined && { 'if-match': `"${version}"` }) };
    const url = `/api/content${path}`;
    const answer = await test().app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: (answer.body ? answer.json() : null) as Answer };
  }
  const read = async (name: RecordName) => (await call<EditedRecord>('GET', pathOf(name))).body;
  /** Saves a draft that differs in some fields. */
  async function edit(name: RecordName, fields: object, hidden = false, who = person()) {
    const { value, version } = await read(name);
    const draft = { value: { ...(value as object), ...fields }, hidden };
    return call<SavedDraft>('PUT', pathOf(name), draft, version, who);
  }
  const pending = async () => (await call<PendingChanges>('GET', '/changes')).body.changes;
  /** Publishes the drafts of these records; without names, all. */
  async function publish<Answer = Release>(names?: readonly RecordName[], who = person()) {
    const wanted = names && new Set(names.map(pathOf));
    const changes = (await pending()).filter((change) => wanted?.has(pathOf(change)) ?? true);
    const records = changes.map(({ collection, slug, version }) => ({ collection, slug, version }));
    return call<Answer>('POST', '/releases', { records }, undefined, who);
  }
  return { call, read, edit, pending, publish };
}

export const pathOf = ({ collection, slug }: RecordName) => `/${collection}/${slug}`;
