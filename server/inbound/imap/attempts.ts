/** When to give up downloading a mail: one that always fails must not hold up those behind it. */
import type { TroubleKind } from './trouble.ts';

/** The server says NO to it. Tries are a minute apart, so its own trouble of a minute costs nothing. */
const REFUSALS = 3;
/** The connection breaks at it, about five minutes long: Dovecot hangs up at a mail that it can't read. */
const BREAKS = 10;

/** The part to fetch: the mail; of one that was given up, its sender and subject; or not even these. */
export type FetchedPart = 'mail' | 'envelope' | 'nothing';

export function createFetchFallback() {
  let mail = '';
  let refused = 0;
  let broken = 0;
  let without = 0;

  /** Mails are read one after the other, so only one is in trouble at a time. @param key UIDVALIDITY and UID */
  function next(key: string): FetchedPart {
    if (mail !== key) [mail, refused, broken, without] = [key, 0, 0, 0];
    if (refused < REFUSALS && broken < BREAKS) return 'mail';
    return without === 0 ? 'envelope' : 'nothing';
  }

  return {
    next,
    note(key: string, kind: TroubleKind): void {
      if (next(key) !== 'mail') without++;
      else if (kind === 'refused') refused++;
      else broken++;
    },
  };
}
