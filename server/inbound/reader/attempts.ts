/** When to give up downloading a mail: one that always fails must not hold up those behind it. */
import type { TroubleKind } from './trouble.ts';

/** The server says NO to it. Tries are a minute apart, so its own trouble of a minute costs nothing. */
const REFUSALS = 3;
/** The connection breaks at it: more often the connection's fault than the mail's. */
const BREAKS = 10;

export function createAttempts() {
  let mail = '';
  let refused = 0;
  let broken = 0;

  /** Mails are read one after the other, so only one is in trouble at a time. */
  function turnTo(key: string) {
    if (mail !== key) [mail, refused, broken] = [key, 0, 0];
  }

  return {
    /** @param key UIDVALIDITY and UID */
    note(key: string, kind: TroubleKind): void {
      turnTo(key);
      if (kind === 'refused') refused++;
      else broken++;
    },
    areOver(key: string): boolean {
      turnTo(key);
      return refused >= REFUSALS || broken >= BREAKS;
    },
  };
}
