/** The order of the queue as a model over plain rows, compared with the server's SQL (contract/inquiries/queue.ts). */
export type Queued = {
  id: string;
  status: string;
  created_at: string;
  updated_at: string;
  /** The first contact is owed. */
  runs: boolean;
  waiting_since?: string | null;
  snoozed_until?: string | null;
};

const HOUR = 3_600_000;
const OPEN = ['new', 'contacted', 'in-progress'];

/** Sorts by group, urgency, kind and time. */
export function queued<T extends Queued>(rows: T[], now: string): T[] {
  const keys = new Map(rows.map((row) => [row, keyOf(row, Date.parse(now))]));
  return rows.toSorted(
    (a, b) => compare(keys.get(a) as Key, keys.get(b) as Key) || byId(keys.get(a) as Key, a, b),
  );
}

type Key = { part: number; at: string; latestFirst: boolean };

function keyOf(row: Queued, now: number): Key {
  const { runs, waiting_since = null, snoozed_until = null } = row;
  if (snoozed_until !== null) return { part: 200, at: snoozed_until, latestFirst: false };
  const since = runs ? row.created_at : waiting_since;
  if (since !== null) {
    const left = Date.parse(since) + 24 * HOUR - now;
    const band = left < -72 * HOUR ? 3 : left < 0 ? 1 : left <= 4 * HOUR ? 0 : 2;
    return { part: band * 2 + (runs ? 0 : 1), at: since, latestFirst: band === 1 || band === 3 };
  }
  const open = OPEN.indexOf(row.status);
  return { part: open >= 0 ? 100 + open : 300, at: row.updated_at, latestFirst: true };
}

const compare = (a: Key, b: Key): number =>
  a.part - b.part || (a.at === b.at ? 0 : a.at < b.at !== a.latestFirst ? -1 : 1);

const byId = ({ latestFirst }: Key, a: Queued, b: Queued): number => (a.id < b.id !== latestFirst ? -1 : 1);
