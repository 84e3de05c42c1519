/**
 * Broadcasts changes to open dashboards. A notification from the database (server/database/engine/watch.ts), or a write
 * request in this process, starts a round, which reads the inquiries changed since the last round and notifies each
 * stream. Rounds overlap, because a transaction commits later than its timestamps say.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import { type LiveAuthor, type LiveEvents, MAX_LIVE_CONNECTIONS } from '#contract/shared/live.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { worksOnInquiries } from '#contract/staff/staff-roles.ts';
import type { StopWatching } from '../database/engine/watch.ts';
import { createLiveConnection, type LiveConnection } from './connection.ts';
import type { LastEvent, LiveStore, Touched } from './store.ts';

type Parts = {
  store: LiveStore;
  /** Returns the staff members of the sessions that are still valid. */
  sessionHolders: (hashes: string[]) => Promise<Map<string, StaffMember>>;
  watch: (onCommit: () => void) => StopWatching;
  log: FastifyBaseLogger;
};

export type Live = ReturnType<typeof createLive>;

/** Longer than any transaction, and than the difference between two servers' clocks. */
const OVERLAP_MS = 30_000;
const BEAT_MS = 15_000;
/** Window for combining changes into one round. */
const GATHER_MS = 30;
/** Up to this many changes by one person in a round are sent one by one; more, as one summary. */
const ONE_BY_ONE = 25;
const MAX_ROUND = 11_000;
/** Maximum erased inquiries named in a round, the latest. An open page checks its own inquiry, and finds it gone. */
const MAX_ERASED = 500;
/** Beyond this gap, a page should reload its list instead of catching up. */
const MAKE_UP_MS = 12 * 3_600_000;

const NO_MAIL = JSON.stringify({ waiting: [], spam: [] } satisfies LiveEvents['mail']);

const iso = (ms: number) => new Date(ms).toISOString();

export function createLive({ store, sessionHolders, watch, log }: Parts) {
  const connections = new Set<LiveConnection>();
  /** The version and spam flag last sent for each recently changed inquiry. */
  const lastSent = new Map<string, Touched>();
  let sentErased = new Set<string>();
  let viewers = new Map<string, string>();
  let mail = NO_MAIL;
  let upTo = Date.now();
  let started: Promise<void> | undefined;
  let stopWatching: StopWatching | undefined;
  let beating: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let rounds = Promise.resolve();
  let closed = false;

  /** Sets the baseline: later rounds send only changes. */
  async function start() {
    upTo = Date.now();
    stopWatching ??= watch(wake);
    beating ??= setInterval(() => void beat(), BEAT_MS).unref();
    lastSent.clear();
    for (const row of await store.touchedSince(iso(upTo - OVERLAP_MS), MAX_ROUND)) lastSent.set(row.id, row);
    viewers = await freshViewers();
    mail = JSON.stringify(await store.waitingMail());
  }

  function wake() {
    if (connections.size === 0 || gathering || closed) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      rounds = rounds.then(round).catch((error) => {
        // The watch notifies again once the database is back, and the next round starts from the same point.
        log.warn({ code: error.code }, 'live update failed; will retry');
      });
    }, GATHER_MS).unref();
  }

  async function round() {
    if (connections.size === 0) return;
    const now = Date.now();
    const touched = await store.touchedSince(iso(upTo - OVERLAP_MS), MAX_ROUND);
    const fresh = touched.filter((row) => lastSent.get(row.id)?.version !== row.version).reverse();
    const known = new Map(lastSent);
    for (const row of fresh) lastSent.set(row.id, row);
    for (const row of lastSent.values())
      if (Date.parse(row.updatedAt) < upTo - 2 * OVERLAP_MS) lastSent.delete(row.id);
    const windowStart = iso(upTo - OVERLAP_MS);
    const isNew = (row: Touched) => !known.has(row.id) && row.createdAt > windowStart;
    await sendChanges([...connections], fresh, isNew, now);
    await sendErased(now);
    await sendViewers();
    await sendMail();
    upTo = now;
  }

  async function sendChanges(
    to: LiveConnection[],
    rows: Touched[],
    isNew: (row: Touched) => boolean,
    now: number,
  ) {
    const last = await store.lastEvents(
      rows
        .filter((row) => !isNew(row))
        .slice(0, 500)
        .map((row) => row.id),
    );
    const id = iso(now - OVERLAP_MS);
    const changed = new Map<string, { by: LiveAuthor; rows: Touched[] }>();
    for (const row of rows) {
      const event: LastEvent | undefined = last.get(row.id);
      if (!row.spam && (isNew(row) || event?.rescued)) {
        const { createdAt, version, service, area } = row;
        for (const connection of to)
          connection.send('arrived', { id: row.id, createdAt, version, service, area }, id);
      } else if (!isNew(row)) {
        const by = event?.by ?? null;
        const author = JSON.stringify(by);
        const group = changed.get(author) ?? { by, rows: [] };
        group.rows.push(row);
        changed.set(author, group);
      }
    }
    for (const { by, rows } of changed.values()) {
      if (rows.length > ONE_BY_ONE)
        for (const connection of to) connection.send('changed-many', { count: rows.length, by }, id);
      else
        for (const { id: inquiry, version } of rows)
          for (const connection of to) connection.send('changed', { id: inquiry, version, by }, id);
    }
  }

  async function sendErased(now: number) {
    const erased = await store.erasedSince(iso(upTo - OVERLAP_MS), MAX_ERASED);
    for (const id of erased.filter((one) => !sentErased.has(one)))
      for (const connection of connections) connection.send('erased', { id }, iso(now - OVERLAP_MS));
    sentErased = new Set(erased);
  }

  const freshViewers = async () => {
    const fresh = await store.viewers(Date.now());
    return new Map([...fresh].map(([id, who]) => [id, JSON.stringify(who)]));
  };

  async function sendViewers() {
    const before = viewers;
    viewers = await freshViewers();
    for (const id of new Set([...before.keys(), ...viewers.keys()]))
      if (before.get(id) !== viewers.get(id))
        for (const connection of connections)
          connection.send('viewers', { id, viewers: JSON.parse(viewers.get(id) ?? '[]') });
  }

  async function sendMail() {
    const before = mail;
    mail = JSON.stringify(await store.waitingMail());
    if (mail !== before) for (const connection of connections) connection.send('mail', JSON.parse(mail));
  }

  /** Keeps proxies from closing idle connections, ends streams of expired sessions, and removes stale viewers. */
  async function beat() {
    if (connections.size === 0) return;
    for (const connection of connections) connection.beat(iso(upTo - OVERLAP_MS));
    try {
      const holders = await sessionHolders([
        ...new Set([...connections].map((connection) => connection.sessionHash)),
      ]);
      for (const connection of connections) {
        const holder = holders.get(connection.sessionHash);
        if (!holder || !worksOnInquiries(holder.role)) connection.end('signed-out');
      }
      await store.deleteExpiredViewers(iso(Date.now() - 10 * INQUIRY_ACTION_LIMITS.viewingMs));
      wake();
    } catch (error) {
      log.warn(
        { code: (error as NodeJS.ErrnoException).code },
        'couldn’t check sessions of live connections',
      );
    }
  }

  return {
    wake,
    beat,
    /** Returns the number of streams open in this process. */
    connections: () => connections.size,

    /** @param since catches up on changes after this instant (ISO 8601), if it is recent. */
    async open(
      staff: StaffMember,
      sessionHash: string,
      since: string | null,
    ): Promise<LiveConnection['stream']> {
      if (connections.size === 0) started = start();
      const connection = createLiveConnection(staff.id, sessionHash);
      connections.add(connection);
      connection.stream.on('close', () => connections.delete(connection));
      const own = [...connections].filter(({ staffId }) => staffId === staff.id);
      for (const oldest of own.slice(0, Math.max(0, own.length - MAX_LIVE_CONNECTIONS))) {
        connections.delete(oldest);
        oldest.end('too-many');
      }
      try {
        await started;
        const now = Date.now();
        connection.send('hello', { at: iso(now) }, iso(now - OVERLAP_MS));
        if (since !== null) {
          const from = iso(Math.max(Date.parse(since), now - MAKE_UP_MS));
          const rows = await store.touchedSince(from, MAX_ROUND);
          await sendChanges([connection], rows.reverse(), (row) => row.createdAt > from, now);
          for (const id of await store.erasedSince(from, MAX_ERASED)) connection.send('erased', { id });
        }
      } catch (error) {
        connection.stream.destroy();
        throw error;
      }
      for (const [id, who] of viewers) connection.send('viewers', { id, viewers: JSON.parse(who) });
      // Also when no email waits: a page that reconnects may show some.
      if (since !== null || mail !== NO_MAIL) connection.send('mail', JSON.parse(mail));
      if (closed) connection.end();
      return connection.stream;
    },

    /** Ends every stream; pages reconnect to the next server automatically. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(beating);
      clearTimeout(gathering);
      for (const connection of connections) connection.end();
      // The timeout keeps a hanging database from blocking shutdown.
      await Promise.race([Promise.all([stopWatching?.(), rounds]), pause(1000, undefined, { ref: false })]);
    },
  };
}
