/** Calls with a session, and steps about one inquiry. */
import fc from 'fast-check';
import { type Call, type ModelAnswer, type ModelStep, mustAnswer, type Request, requesting } from './call.ts';
import { authorize } from './rules-of-accounts.ts';
import { knownIds, type State } from './state.ts';
import { app } from './visitor.ts';
import type { World } from './world.ts';

/** A number that selects a session: one from the beginning, or one that was started during the run. */
export const session = fc.nat(11);
export const slotOf = (state: State, n: number): string => {
  const slots = Object.keys(state.sessions);
  return slots[n % slots.length] as string;
};

/** A call with a session; `judge` runs only if the guard permits the call. */
export function byStaff(
  state: State,
  { slot, role = 'staff', ...request }: Request & { slot: string; role?: 'staff' | 'owner' },
  judge: (state: State, answer: ModelAnswer, actor: string) => void,
): Call {
  const actor = state.sessions[slot]?.account ?? '';
  return requesting(
    { ...request, slot },
    (now, answer) => {
      const refused = authorize(now, slot, role);
      if (refused) mustAnswer(answer, refused);
      else judge(now, answer, actor);
    },
    { guard: (now) => authorize(now, slot, role) },
  );
}

export type ModelTarget = { app: 0 | 1; session: number; nth: number };
export const target = { app, session, nth: fc.nat(20) };

const about = (state: State, { nth }: ModelTarget): string | null => {
  const ids = knownIds(state);
  return ids[nth % Math.max(1, ids.length)] ?? null;
};

/** A step about one inquiry, existing or erased. */
export function atOne<T extends ModelTarget>(
  name: string,
  params: fc.Arbitrary<T>,
  prepare: (state: State, params: T, id: string, world: World) => Call | null,
): fc.Arbitrary<ModelStep> {
  return params.map((given) => ({
    words: `${name} ${JSON.stringify(given)}`,
    prepare: (state, world) => {
      const id = about(state, given);
      return id === null ? null : prepare(state, given, id, world);
    },
  }));
}
