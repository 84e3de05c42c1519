import type { Db, Trx } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import { type Acting, isOpen, signedOut } from './sessions-store.ts';
import { lockOwners } from './store.ts';

/**
 * Runs a change in a transaction that checks the owner again.
 * @throws ProblemError 401, 403 when the acting owner no longer may act.
 */
export const changeAsOwner = <T>(
  db: Db,
  actor: Acting,
  work: (trx: Trx, owners: string[]) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const owners = await lockOwners(trx);
    // Disabling also ends the sessions: then the account has to sign in, regardless of its role.
    if (!(await isOpen(trx, actor))) throw signedOut();
    if (!owners.includes(actor.id))
      throw problem(403, 'You’re no longer an owner. Another owner changed your role.');
    return work(trx, owners);
  });
