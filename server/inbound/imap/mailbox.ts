/**
 * One connection to the mailbox; the only module that calls imapflow. The folder is opened by EXAMINE, so nothing in it
 * can be marked, moved or deleted. All its errors are `MailboxError`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FetchQueryObject, ImapFlow, MessageEnvelopeObject, SearchObject } from 'imapflow';
import type { MailboxAddress } from './address.ts';
import { settingsFor } from './imap-settings.ts';
import { MailboxError, mailboxErrorOf } from './mailbox-error.ts';

/** A mail's headers as the server reads them. */
export type Envelope = MessageEnvelopeObject;

/** The server's metadata of a mail. */
export type MailboxEntry = { uid: number; bytes: number; receivedAt: Date | null };

export type OpenMailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Bytes of a mail fetched by one command: each is answered before the next is asked for, so memory holds one. */
const CHUNK_BYTES = 192 * 1024;
/** Silence after which the server is asked whether it is there; the same again without an answer ends the connection. */
const SILENCE_MS = 20_000;

type Options = {
  /** Ends the connection, also while it is being made. */
  signal?: AbortSignal;
  /** A half-open connection is noticed within twice that. */
  silenceMs?: number;
};

/**
 * Connects, signs in and opens the folder.
 * @throws MailboxError
 */
export async function openMailbox(address: MailboxAddress, { signal, silenceMs = SILENCE_MS }: Options = {}) {
  // Loaded with the first connection: without a mailbox, never (docs/decisions/0030).
  const imapflow = await import('imapflow');
  if (signal?.aborted) throw new MailboxError('away', 'CLOSED');
  const client = new imapflow.ImapFlow(settingsFor(address, silenceMs));
  const end = () => client.close();
  signal?.addEventListener('abort', end);
  let failure: unknown;
  let hasNews = false;
  let wake: () => void = () => {};
  // Without a listener, an error on an idle connection would end the server (imapflow#14, #98).
  client.on('error', (error: unknown) => {
    failure ??= error;
    client.close();
  });
  client.on('close', () => {
    signal?.removeEventListener('abort', end);
    wake();
  });
  client.on('exists', () => {
    hasNews = true;
    wake();
  });

  /** The library answers some calls on a closed connection with nothing, as if there were no mail. */
  async function asked<T>(command: () => Promise<T>, opening = false): Promise<T> {
    try {
      const answer = await command();
      if (!client.usable || !client.mailbox) throw new MailboxError('away', 'CLOSED');
      return answer;
    } catch (error) {
      throw mailboxErrorOf(failure ?? error, opening);
    }
  }

  /** Opens the folder read-only, by EXAMINE. */
  const examine = () => asked(() => client.mailboxOpen(address.folder, { readOnly: true }), true);

  try {
    await client.connect().catch((error) => {
      throw mailboxErrorOf(failure ?? error);
    });
    await examine();
  } catch (error) {
    client.close();
    throw error;
  }

  /** The folder's state when it was last opened. */
  function state() {
    if (!client.mailbox) throw new MailboxError('away', 'CLOSED');
    return { uidValidity: String(client.mailbox.uidValidity), uidNext: client.mailbox.uidNext };
  }

  /** The library's word for a search that the server refused is `false`. */
  async function search(query: SearchObject): Promise<number[]> {
    const uids = await asked(() => client.search(query, { uid: true }));
    if (!Array.isArray(uids)) throw new MailboxError('refused', 'SEARCH');
    return uids.sort((a, b) => a - b);
  }

  const fetchOne = (uid: number, query: FetchQueryObject) =>
    asked(async () => (await client.fetchOne(String(uid), query, { uid: true })) || null);

  return {
    state,

    /** Opens the folder again: its UIDVALIDITY may have changed, and not every server announces new mail. */
    async refresh() {
      hasNews = false;
      await examine();
      return state();
    },

    /**
     * Lists UIDs above `uid`, ascending. Requests only UIDs, because a single mail whose size the server can't report would
     * fail the list. The list is complete before any other command is sent (imapflow#159).
     */
    async listAfter(uid: number): Promise<number[]> {
      hasNews = false;
      // `n:*` always names the last mail, too.
      return (await search({ uid: `${uid + 1}:*` })).filter((each) => each > uid);
    },

    /** Whether a mail is in the folder still. */
    has: async (uid: number): Promise<boolean> => (await search({ uid: String(uid) })).includes(uid),

    /** Returns the lowest UID among emails that arrived on a day or later; null when there is none. */
    lowestSince: async (day: Date): Promise<number | null> => (await search({ since: day }))[0] ?? null,

    /** Whether a mail whose subject has the words is in the folder. */
    async hasSubject(words: string): Promise<boolean> {
      await examine();
      return (await search({ subject: words })).length > 0;
    },

    /** Returns a mail's size and date from the server; null when the UID doesn't exist. */
    async facts(uid: number): Promise<MailboxEntry | null> {
      const found = await fetchOne(uid, { uid: true, size: true, internalDate: true });
      if (!found) return null;
      const { size, internalDate } = found;
      return { uid, bytes: size ?? 0, receivedAt: internalDate ? new Date(internalDate) : null };
    },

    /** Yields an original mail; nothing when the UID doesn't exist. */
    async *source({ uid, bytes }: MailboxEntry): AsyncGenerator<Buffer> {
      for (let start = 0; ; ) {
        const query = { uid: true, source: { start, maxLength: CHUNK_BYTES } };
        const chunk = (await fetchOne(uid, query))?.source;
        if (!chunk && start > 0 && start < bytes) throw new MailboxError('refused', 'GONE');
        if (!chunk || chunk.length === 0) return;
        yield chunk;
        start += chunk.length;
        // Some servers ignore the window and send everything in one response; some send less than was requested.
        if (chunk.length > CHUNK_BYTES || (chunk.length < CHUNK_BYTES && start >= bytes)) return;
      }
    },

    /** The headers of a mail that can't be stored; null when there is none of that UID. */
    envelope: async (uid: number): Promise<Envelope | null> =>
      (await fetchOne(uid, { envelope: true }))?.envelope ?? null,

    /** Resolves when the server announces mail, or after a time. @throws MailboxError when the connection ends. */
    async news(withinMs: number): Promise<void> {
      const over = new AbortController();
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (!hasNews && client.usable) {
        void idle(client, over.signal);
        await Promise.race([woken, pause(withinMs, undefined, { signal: over.signal }).catch(() => {})]);
      }
      over.abort();
      if (!client.usable) throw mailboxErrorOf(failure ?? new MailboxError('away', 'CLOSED'));
    },

    /** Ends the connection immediately. */
    close: end,
  };
}

/** Listens by IDLE, again whenever something else was asked meanwhile. A server without it is asked by the poll. */
async function idle(client: ImapFlow, over: AbortSignal): Promise<void> {
  while (!over.aborted && client.usable) {
    const refused = await client.idle().catch(() => false);
    if (refused === false) return;
    await pause(100);
  }
}
