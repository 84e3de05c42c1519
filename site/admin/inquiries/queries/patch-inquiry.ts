/** A change of one inquiry on top of the version that staff see; changes to other fields by others merge with it. */
import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import type { TimelineEvent } from '#contract/timeline.ts';
import { RequestError, request } from '../../../frame/request.ts';

/** A field that has changed since staff saw it. */
export type TouchedField = {
  field: keyof DeskUpdate;
  /** The author's name; null for the visitor. */
  by: string | null;
};

/** Another change reached the same field first. */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly touched: readonly TouchedField[];

  constructor(touched: readonly TouchedField[]) {
    super(`Changed by others: ${touched.map(({ field }) => field).join(', ')}`);
    this.touched = touched;
  }
}

/** The values that a change would overwrite, and the timeline event that names their author. */
const FIELDS: Record<keyof DeskUpdate, { holds: (keyof Inquiry)[]; event: string }> = {
  status: { holds: ['status'], event: 'status' },
  notes: { holds: ['notes'], event: 'note' },
  assigneeId: { holds: ['assigneeId'], event: 'assignment' },
  spam: { holds: ['spam'], event: 'spam' },
  nextStep: { holds: ['nextStep', 'snoozedUntil'], event: 'next-step' },
  value: { holds: ['value'], event: 'value' },
  lostReason: { holds: ['lostReason', 'status'], event: 'lost-reason' },
  // The visitor's newer words were never seen, so they may well need a reply.
  noReplyNeeded: { holds: ['visitorAt'], event: 'visitor' },
};

type Seen = Pick<Inquiry, 'id' | 'version'> & Partial<Inquiry>;

/** Attempts to place a change between those of others. */
const ATTEMPTS = 4;

/**
 * Sends the version that staff see, so that nothing is overwritten unseen. Refused because of other fields, the change is
 * sent again on top of the newest version.
 * @param seen its id, its version, and what the change would overwrite.
 * @param key of a note: however often it is sent, it is saved once.
 * @throws Conflict when one of its own fields was changed meanwhile.
 */
export async function patchInquiry(seen: Seen, change: DeskUpdate, key?: string): Promise<Response> {
  const url = `/api/inquiries/${encodeURIComponent(seen.id)}`;
  let { version } = seen;
  for (let attempt = 1; ; attempt++) {
    try {
      const headers = { 'If-Match': `"${version}"`, ...(key && { 'Idempotency-Key': key }) };
      return await request(url, { method: 'PATCH', body: change, headers });
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 412 || attempt === ATTEMPTS) throw error;
      const newest = (await (await request(url)).json()) as Inquiry;
      const touched = touchedFields(seen, newest, change);
      if (touched.length > 0) throw new Conflict(await withAuthors(url, touched));
      version = newest.version;
    }
  }
}

/** The fields of a change that another change has reached first. */
const touchedFields = (seen: Seen, newest: Inquiry, change: DeskUpdate): (keyof DeskUpdate)[] =>
  (Object.keys(change) as (keyof DeskUpdate)[]).filter(
    (field) =>
      change[field] !== undefined && FIELDS[field].holds.some((held) => !isSame(seen[held], newest[held])),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

async function withAuthors(url: string, fields: (keyof DeskUpdate)[]): Promise<TouchedField[]> {
  const events = (await (await request(`${url}/events?limit=50`)).json()) as TimelineEvent[];
  return fields.map((field) => ({
    field,
    by: events.find(({ kind }) => kind === FIELDS[field].event)?.actor?.name ?? null,
  }));
}
