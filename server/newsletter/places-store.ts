/** Recent requests for confirmations, as far as rate limiting needs them. */
import { v7 as uuid } from 'uuid';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, Trx } from '../database/schema.ts';

/** Confirmations requested and sent in the last hour, and those still waiting. */
export type ConfirmationRequest = {
  /** Requested by this network. */
  ofNetwork: number;
  /** Requested by all networks, and sent at once. */
  atOnce: number;
  waiting: number;
  /** Send time of the last one waiting; null when none is. */
  lastGoes: string | null;
};

export function placesStore(db: Db) {
  return {
    /**
     * Records a network's request, unless `decide` refuses. Concurrent requests are serialized, so each one is counted.
     * @param network keyed hash.
     * @param decide returns when the mail may be sent, or null to refuse.
     * @returns the decision.
     */
    takePlace(
      network: string,
      at: string,
      since: { hour: string; forgotten: string },
      decide: (asked: ConfirmationRequest) => string | null,
    ): Promise<string | null> {
      return db.transaction().execute(async (trx) => {
        await engineOf(trx).takeTurn(trx, 'newsletter');
        await trx.deleteFrom('newsletter_asks').where('at', '<', since.forgotten).execute();
        const sendAt = decide(await askedIn(trx, network, at, since.hour));
        if (sendAt !== null)
          await trx
            .insertInto('newsletter_asks')
            .values({ id: uuid(), network, at, send_at: sendAt })
            .execute();
        return sendAt;
      });
    },
  };
}

/** Counts recent requests. Rows dated in the future were written before the clock was set back, and don't count. */
async function askedIn(trx: Trx, network: string, at: string, hour: string): Promise<ConfirmationRequest> {
  const rows = await trx
    .selectFrom('newsletter_asks')
    .select(['network', 'at', 'send_at'])
    .where('at', '<=', at)
    .execute();
  const recent = rows.filter((row) => row.at > hour);
  const waiting = rows.filter((row) => row.send_at > at).map((row) => row.send_at);
  return {
    ofNetwork: recent.filter((row) => row.network === network).length,
    atOnce: recent.filter((row) => row.send_at === row.at).length,
    waiting: waiting.length,
    lastGoes: waiting.sort().at(-1) ?? null,
  };
}
