/**
 * Possible states after concurrent calls: the final states of all orders in which the model gives each call the answer
 * that it received. When the answers fit several orders, all their final states stay possible until the check.
 */
import type { Call, ModelAnswer } from './call.ts';
import { canonical, Mismatch, type State } from './state.ts';

export type AnsweredCall = { call: Call; answer: ModelAnswer };

/** @throws Mismatch when no order fits the answers. */
export function accept(candidates: State[], answered: AnsweredCall[]): State[] {
  const ends = new Map<string, State>();
  let why: Mismatch | undefined;
  for (const state of candidates)
    for (const order of ordersOf(answered))
      try {
        const end = inOrder(state, order);
        ends.set(canonical(end), end);
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
        why ??= error;
      }
  if (ends.size === 0) throw why;
  return [...ends.values()];
}

function inOrder(state: State, order: AnsweredCall[]): State {
  const end = structuredClone(state);
  for (const { call, answer } of order) call.judge(end, answer);
  return end;
}

function ordersOf<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
