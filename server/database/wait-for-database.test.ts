import { expect, it } from 'vitest';
import { retryWhileUnreachable } from './wait-for-database.ts';

const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

it('waits for a database that comes up later, and says so', async () => {
  const said: string[] = [];
  let tries = 0;
  const work = async () => {
    if (++tries < 3) throw refused();
    return 'done';
  };
  expect(await retryWhileUnreachable(work, { say: (line) => said.push(line) })).toBe('done');
  expect(said).toEqual([
    'PostgreSQL isn’t responding: connect ECONNREFUSED 127.0.0.1:5432. Waiting up to 60 more seconds.',
  ]);
});

it('waits for one that is starting up, and gives up in the end with what it said last', async () => {
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  let tries = 0;
  const work = async () => {
    tries++;
    throw starting;
  };
  await expect(retryWhileUnreachable(work, { patienceMs: 2500, say: () => {} })).rejects.toBe(starting);
  expect(tries).toBeGreaterThan(1);
});

it('asks once only when the database answers and refuses', async () => {
  const wrong = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  let tries = 0;
  const work = async () => {
    tries++;
    throw wrong;
  };
  await expect(retryWhileUnreachable(work)).rejects.toBe(wrong);
  expect(tries).toBe(1);
});
