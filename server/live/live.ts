/**
 * Who is told what happens. A word from the database (server/database/watch.ts), or a request of this
 * process that wrote something, starts a round: it reads what was touched since the last one and tells
 * each line. Rounds overlap, because a transaction commits later than the time it writes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DESK_LIMITS } from '#contract/desk.ts';
import { LIVE_LINES_MAX, type LivePerson } from '#contract/live.ts';
import type { StaffMember } from '#contract/page-services.ts';
import type { StopWatching } from '../database/watch.ts';
import { createLine, type Line } from './line.ts';
import type { LastEvent, LiveStore, Touched } from './store.ts';

type Parts = {
  store: LiveStore;
  /** Who holds these sessions, of those that still count. */
  sessionHolders: (hashes: string[]) => Promise<Map<string, StaffMember>>;
  watch: (onCommit: () => void) => StopWatching;
  log: FastifyBaseLogger;
};

export type Live = ReturnType<typeof createLive>;

/** Longer than a transaction takes, and than two servers' clocks differ. */
const OVERLAP_MS = 30_000;
const BEAT_MS = 15_000;
/** What happens together is told together. */
const GATHER_MS = 30;
/** Of what one person changed at once, so many are told one by one. */
const ONE_BY_ONE = 25;
const ROUND_MAX = 11_000;
/** Further back a page should load its list again. */
const MAKE_UP_MS = 12 * 3_600_000;

const iso = (ms: number) => new Date(ms).toISOString();

export function createLive({ store, sessionHolders, watch, log }: Parts) {
  const lines = new Set<Line>();
  /** Version and flag that were told of each inquiry touched lately. */
  const told = new Map<string, Touched>();
  let viewers = new Map<string, string>();
  let upTo = Date.now();
  let started: Promise<void> | undefined;
  let stopWatching: StopWatching | undefined;
  let beating: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let rounds = Promise.resolve();
  let closed = false;

  /** From now on rounds tell only what is new. */
  async function start() {
    upTo = Date.now();
    stopWatching ??= watch(wake);
    beating ??= setInterval(() => void beat(), BEAT_MS).unref();
    told.clear();
    for (const row of await store.touchedSince(iso(upTo - OVERLAP_MS), ROUND_MAX)) told.set(row.id, row);
    viewers = await freshViewers();
  }

  function wake() {
    if (lines.size === 0 || gathering || closed) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      rounds = rounds.then(round).catch((error) => {
        // The watch speaks again when the database is back, and the next round reaches back to here.
        log.warn({ code: error.code }, 'live round failed');
      });
    }, GATHER_MS).unref();
  }

  async function round() {
    if (lines.size === 0) return;
    const now = Date.now();
    const touched = await store.touchedSince(iso(upTo - OVERLAP_MS), ROUND_MAX);
    const fresh = touched.filter((row) => told.get(row.id)?.version !== row.version).reverse();
    const known = new Map(told);
    for (const row of fresh) told.set(row.id, row);
    for (const row of told.values())
      if (Date.parse(row.updatedAt) < upTo - 2 * OVERLAP_MS) told.delete(row.id);
    const windowStart = iso(upTo - OVERLAP_MS);
    const isNew = (row: Touched) => !known.has(row.id) && row.createdAt > windowStart;
    await tell([...lines], fresh, isNew, now);
    await tellViewers();
    upTo = now;
  }

  async function tell(to: Line[], rows: Touched[], isNew: (row: Touched) => boolean, now: number) {
    const last = await store.lastEvents(
      rows
        .filter((row) => !isNew(row))
        .slice(0, 500)
        .map((row) => row.id),
    );
    const id = iso(now - OVERLAP_MS);
    const changed = new Map<string, { by: LivePerson; rows: Touched[] }>();
    for (const row of rows) {
      const event: LastEvent | undefined = last.get(row.id);
      if (!row.spam && (isNew(row) || event?.rescued)) {
        const { createdAt, version } = row;
        for (const line of to) line.send('arrived', { id: row.id, createdAt, version }, id);
      } else if (!isNew(row)) {
        const by = event?.by ?? null;
        const group = changed.get(by?.name ?? '') ?? { by, rows: [] };
        group.rows.push(row);
        changed.set(by?.name ?? '', group);
      }
    }
    for (const { by, rows } of changed.values()) {
      if (rows.length > ONE_BY_ONE)
        for (const line of to) line.send('changed-many', { count: rows.length, by }, id);
      else
        for (const { id: inquiry, version } of rows)
          for (const line of to) line.send('changed', { id: inquiry, version, by }, id);
    }
  }

  const freshViewers = async () => {
    const fresh = await store.viewers(iso(Date.now() - DESK_LIMITS.viewingMs));
    return new Map([...fresh].map(([id, who]) => [id, JSON.stringify(who)]));
  };

  async function tellViewers() {
    const before = viewers;
    viewers = await freshViewers();
    for (const id of new Set([...before.keys(), ...viewers.keys()]))
      if (before.get(id) !== viewers.get(id))
        for (const line of lines) line.send('viewers', { id, viewers: JSON.parse(viewers.get(id) ?? '[]') });
  }

  /** Keeps proxies from hanging up, ends lines whose session has ended, forgets who stopped looking. */
  async function beat() {
    if (lines.size === 0) return;
    for (const line of lines) line.beat(iso(upTo - OVERLAP_MS));
    try {
      const holders = await sessionHolders([...new Set([...lines].map((line) => line.sessionHash))]);
      for (const line of lines) if (!holders.has(line.sessionHash)) line.end('signed-out');
      await store.forgetLooks(iso(Date.now() - 10 * DESK_LIMITS.viewingMs));
      wake();
    } catch (error) {
      log.warn({ code: (error as NodeJS.ErrnoException).code }, 'live lines could not be checked');
    }
  }

  return {
    wake,
    beat,
    /** How many lines this process holds open. */
    lines: () => lines.size,

    /** @param since makes up for what happened after this instant (ISO 8601), as far as it is recent. */
    async open(staff: StaffMember, sessionHash: string, since: string | null): Promise<Line['stream']> {
      if (lines.size === 0) started = start();
      const line = createLine(staff.id, sessionHash);
      lines.add(line);
      line.stream.on('close', () => lines.delete(line));
      const own = [...lines].filter(({ staffId }) => staffId === staff.id);
      for (const oldest of own.slice(0, Math.max(0, own.length - LIVE_LINES_MAX))) {
        lines.delete(oldest);
        oldest.end('too-many');
      }
      try {
        await started;
        const now = Date.now();
        line.send('hello', { at: iso(now) }, iso(now - OVERLAP_MS));
        if (since !== null) {
          const from = iso(Math.max(Date.parse(since), now - MAKE_UP_MS));
          const rows = await store.touchedSince(from, ROUND_MAX);
          await tell([line], rows.reverse(), (row) => row.createdAt > from, now);
        }
      } catch (error) {
        line.stream.destroy();
        throw error;
      }
      for (const [id, who] of viewers) line.send('viewers', { id, viewers: JSON.parse(who) });
      if (closed) line.end();
      return line.stream;
    },

    /** Ends every line at once; pages come back to the next server by themselves. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(beating);
      clearTimeout(gathering);
      for (const line of lines) line.end();
      // A database that hangs doesn't hold up the end.
      await Promise.race([Promise.all([stopWatching?.(), rounds]), pause(1000, undefined, { ref: false })]);
    },
  };
}
