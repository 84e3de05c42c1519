/** Replies count once the mail server has accepted them, which happens only when the run waits for them (world.ts). */
import { contacted, touch } from './rules-of-inquiries.ts';
import { addEvent, Mismatch, must, type State } from './state.ts';
import type { World } from './world.ts';

type Delivered = { id: string };
type Authors = Map<string, string | null>;

/**
 * @returns the states in which every reply that is delivered now counts.
 * @throws Mismatch when no state fits. If two people sent one reply concurrently, either may be its author.
 */
export async function settled(world: World, candidates: State[]): Promise<State[]> {
  const mails = await world.test.db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'reply')
    .where('state', '=', 'sent')
    .execute();
  const authors = await authorsOfStatus(world);
  let why: Mismatch | undefined;
  const fitting = candidates.filter((state) => {
    try {
      settle(state, mails, authors);
      return true;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      why = error;
      return false;
    }
  });
  if (fitting.length === 0 && why) throw why;
  return fitting;
}

function settle(state: State, mails: Delivered[], authors: Authors): void {
  for (const inquiry of Object.values(state.inquiries)) {
    const from = inquiry.status;
    const done = mails.filter(({ id }) => inquiry.underWay[id] !== undefined);
    for (const { id } of done) {
      const { at } = inquiry.underWay[id] as { at: string };
      contacted(inquiry, at);
      touch(state, inquiry);
    }
    if (inquiry.status !== from) {
      // If there are several replies, the first that the mail server accepted.
      const author = authors.get(inquiry.id);
      must(
        done.some(({ id }) => inquiry.underWay[id]?.actor === author),
        () => `${author} wrote none of the replies that made ${inquiry.id} contacted`,
      );
      addEvent(inquiry, state.at, 'status', author as string, { from, to: inquiry.status });
    }
    for (const { id } of done) delete inquiry.underWay[id];
  }
}

/** The person that last changed the status of each inquiry. */
async function authorsOfStatus({ test: { db } }: World): Promise<Authors> {
  const events = await db
    .selectFrom('inquiry_events')
    .select(['inquiry_id', 'actor_name'])
    .where('kind', '=', 'status')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Map(events.map(({ inquiry_id, actor_name }) => [inquiry_id, actor_name]));
}
