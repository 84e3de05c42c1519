/** Questions of one turn of the event loop, put to the database as one. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum keys per query. Each key may become its own part of the statement. */
const MOST_AT_ONCE = 50;

/**
 * Under load, requests arrive several in a turn, and each statement costs the serving thread more than what it asks for.
 * @param ask answers for each key, in their order.
 */
export function batchPerTick<K, V>(ask: (keys: K[]) => Promise<V[]>): (key: K) => Promise<V> {
  let waiting: Promise<{ keys: K[]; answers: V[] }> | undefined;
  let keys: K[] = [];

  async function answered(): Promise<{ keys: K[]; answers: V[] }> {
    const mine = keys;
    await nextTurn();
    if (keys === mine) next();
    return { keys: mine, answers: await ask(mine) };
  }
  const next = () => {
    waiting = undefined;
    keys = [];
  };

  return async (key) => {
    if (keys.length === MOST_AT_ONCE && !keys.includes(key)) next();
    if (!keys.includes(key)) keys.push(key);
    waiting ??= answered();
    const { keys: all, answers } = await waiting;
    return answers[all.indexOf(key)] as V;
  };
}
