/** Failed readings in a row: how long to wait, what staff and the log are told, and when another server should try. */
import type { FastifyBaseLogger } from 'fastify';
import type { MailboxStore } from './mailbox-store.ts';
import { MailboxTrouble, type TroubleKind } from './trouble.ts';

/** Failures that may pass by themselves, or come from this server's own line. The rest only a person can help. */
const PASSES: ReadonlySet<TroubleKind> = new Set(['away']);
/** After these, half a minute long, another server gets its turn. */
const OWN_TRIES = 5;

type Parts = {
  store: MailboxStore;
  log: FastifyBaseLogger;
  /** The first pause; it doubles up to the longest. */
  againMs: number;
  longestMs: number;
};

export function createFailureReporter({ store, log, againMs, longestMs }: Parts) {
  let count = 0;
  let logged = '';

  return {
    forget(): void {
      if (count > 0) log.info('the mailbox can be read again');
      [count, logged] = [0, ''];
    },

    /** @returns milliseconds to wait before the next try, and whether another server should try meanwhile. */
    async note(error: unknown, fence: number): Promise<{ pauseMs: number; yields: boolean }> {
      const pauseMs = Math.min(againMs * 2 ** count++, longestMs) * (0.5 + Math.random() / 2);
      if (!(error instanceof MailboxTrouble)) {
        log.warn({ err: error }, 'could not store what came into the mailbox; retrying soon');
        return { pauseMs, yields: false };
      }
      const { kind, code, message } = error;
      const passes = PASSES.has(kind);
      // Providers end connections now and then; staff needn't know of one that comes back.
      if (count > 1 || !passes)
        await store
          .noteTrouble(fence, message)
          .catch((err) => log.warn({ err }, 'could not note the trouble with the mailbox'));
      // Once, and not each minute for as long as it lasts.
      if (logged !== kind) log.warn({ kind, code }, 'could not read the mailbox; retrying');
      logged = kind;
      return { pauseMs: passes ? pauseMs : longestMs, yields: passes && count >= OWN_TRIES };
    },
  };
}
