/** The permissions of each account, and which sessions still work. */
import { IDLE_MS } from '../../server/staff/session-rules.ts';
import { milliseconds, type State } from './state.ts';

/** The last use is recorded again when its record is older than this. */
const NOTED_EVERY_MS = 60_000;

/** @returns the status with which a route's guard refuses a session, or null. Use of a session extends it. */
export function authorize(state: State, slot: string, role: 'staff' | 'owner'): 401 | 403 | null {
  const now = milliseconds(state);
  const session = state.sessions[slot];
  if (!session || session.ended || session.expires <= now) return 401;
  const account = accountOf(state, session.account);
  if (now - session.used > IDLE_MS || account.disabled) {
    session.ended = true;
    return 401;
  }
  if (now - session.used > NOTED_EVERY_MS) session.used = now;
  return role === 'owner' && account.role !== 'owner' ? 403 : null;
}

export function endSessions(state: State, account: string): void {
  for (const session of Object.values(state.sessions)) if (session.account === account) session.ended = true;
}

export const accountOf = (state: State, name: string) => state.accounts[name] as State['accounts'][string];

export const accountById = (state: State, id: string | null): string | null =>
  Object.entries(state.accounts).find(([, account]) => account.id === id)?.[0] ?? null;
