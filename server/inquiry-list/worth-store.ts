/** Sums of the estimates by status, for a filter. */
import { sql } from 'kysely';
import { INQUIRY_STATUSES, type InquiryStatus } from '#contract/inquiries/statuses.ts';
import type { InquiryWorth } from '#contract/inquiries/worth.ts';
import type { Db } from '../database/schema.ts';
import { conditionsExceptSearch, isNarrowed, searched } from './matching-store.ts';
import type { ListFilter } from './parse.ts';

export async function worthOf(db: Db, filter: ListFilter): Promise<InquiryWorth> {
  // Without a search or fields, the few inquiries with an estimate come from their own index.
  const from = isNarrowed(filter)
    ? searched(db, filter, true)
    : sql`from inquiries where ${conditionsExceptSearch(filter)} and inquiries.value_low is not null`;
  const { rows } = await sql<{ status: string; low: number | string; high: number | string }>`
    select status, sum(low) as low, sum(high) as high from (
      select inquiries.status as status, inquiries.value_low as low, inquiries.value_high as high ${from}) as valued
    where low is not null group by status`.execute(db);
  const isKnown = (status: string): status is InquiryStatus =>
    (INQUIRY_STATUSES as readonly string[]).includes(status);
  return Object.fromEntries(
    rows
      .filter(({ status }) => isKnown(status))
      .map(({ status, low, high }) => [status, { low: Number(low), high: Number(high) }]),
  );
}
