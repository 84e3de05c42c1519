/** Queries for the *Email* view: messages that staff haven't filed yet. */
import type { InboundMail, InboundSummary } from '#contract/mail/inbound.ts';
import type { Db, InboundMailRow } from '../database/schema.ts';
import { mailFromRow } from './mail-row.ts';

/** The parts of *Email*. */
export const BOXES = ['waiting', 'spam', 'set-aside'] as const;
export type InboundBox = (typeof BOXES)[number];

const SUGGESTED = 3;

export function listStore(db: Db) {
  const inBox = (box: InboundBox) =>
    db
      .selectFrom('inbound_mails')
      .where('state', '=', box === 'set-aside' ? 'set-aside' : 'waiting')
      // Machines' answers and our own mail are set aside without anyone having seen them.
      .$if(box === 'set-aside', (q) => q.where('kind', 'in', ['message', 'unreadable']))
      .$if(box !== 'set-aside', (q) => q.where('spam', '=', box === 'spam' ? 1 : 0));
  const countOf = async (box: InboundBox): Promise<number> => {
    const row = await inBox(box)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  /** The inquiry whose mail it answers, from another address; then the latest of the same address. */
  async function suggestionsFor(row: InboundMailRow): Promise<InboundMail['suggestions']> {
    const named = (where: { id: string } | { email: string }) =>
      db
        .selectFrom('inquiries')
        .select(['id', 'reference', 'name'])
        .$if('id' in where, (q) => q.where('id', '=', (where as { id: string }).id))
        .$if('email' in where, (q) => q.where('email_key', '=', (where as { email: string }).email))
        .orderBy('created_at', 'desc')
        .limit(SUGGESTED)
        .execute();
    const thread = row.inquiry_id === null ? [] : await named({ id: row.inquiry_id });
    const sender = row.from_email === null ? [] : await named({ email: row.from_email });
    return [
      ...thread.map((each) => ({ ...each, why: 'thread' as const })),
      ...sender
        .filter(({ id }) => id !== row.inquiry_id)
        .map((each) => ({ ...each, why: 'sender' as const })),
    ];
  }

  return {
    /** Returns emails of a part, newest first, starting after the id `after`. */
    async list(box: InboundBox, limit: number, after: string | null): Promise<InboundMail[]> {
      const rows = await inBox(box)
        .selectAll()
        .$if(after !== null, (q) => q.where('id', '<', after as string))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const mails: InboundMail[] = [];
      for (const row of rows)
        mails.push(mailFromRow(row, row.state === 'waiting' ? await suggestionsFor(row) : []));
      return mails;
    },

    async summary(): Promise<Pick<InboundSummary, 'waiting' | 'spam' | 'setAside'>> {
      return {
        waiting: await countOf('waiting'),
        spam: await countOf('spam'),
        setAside: await countOf('set-aside'),
      };
    },

    find: (id: string): Promise<InboundMailRow | undefined> =>
      db.selectFrom('inbound_mails').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}
