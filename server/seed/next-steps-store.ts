/** Gives some open inquiries a next step: a few whose day has come, and others in the days ahead. */
import { setup } from '#content/firm.ts';
import type { Seeded } from '#contract/shared/seeded-random.ts';
import { addDays, dayOf, startOfDay } from '#contract/shared/zoned-day.ts';
import type { Db } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { NEXT_STEPS } from './words.ts';

/** Days from today. The server's own job ends the snoozing of those whose day has come. */
const DAYS_AHEAD = [0, 0, 0, 1, 2, 3, 5, 8, 13];

export async function seedNextSteps(db: Db, chance: Seeded, now: Date): Promise<void> {
  const open = await db
    .selectFrom('inquiries')
    .select(['id', 'first_contact_by', 'updated_at'])
    .where('status', 'in', ['contacted', 'in-progress'])
    .where('spam', '=', 0)
    .where('waiting_since', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(DAYS_AHEAD.length * 3)
    .execute();
  const chosen = chance.sample(open, DAYS_AHEAD.length);
  const people = await db.selectFrom('staff_users').select(['id', 'name']).execute();
  await db.transaction().execute(async (trx) => {
    for (const [n, { id, first_contact_by, updated_at }] of chosen.entries()) {
      const text = NEXT_STEPS[n % NEXT_STEPS.length] as string;
      const day = addDays(dayOf(now, setup.timeZone), DAYS_AHEAD[n] as number);
      const actor = people.find((person) => person.id === first_contact_by) ?? null;
      await trx
        .updateTable('inquiries')
        .set((eb) => ({
          ...{ next_step: text, snoozed_until: startOfDay(day, setup.timeZone) },
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await addEvents(trx, [eventRow(id, updated_at, actor, 'next-step', { text, day })]);
    }
  });
}
