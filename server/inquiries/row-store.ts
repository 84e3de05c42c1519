/** Reads and changes one inquiry's row within a transaction. */
import type { InquiryRow, Trx } from '../database/schema.ts';
import type { RowChange } from './waiting-state.ts';

/** Reads and locks the row until the transaction ends, by a no-op update, because SQLite has no `for update`. */
export const lockInquiry = (trx: Trx, id: string): Promise<InquiryRow | undefined> =>
  trx
    .updateTable('inquiries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Sets the columns of a locked row, as its next version. @returns the row as it is then. */
export const setInquiry = (
  trx: Trx,
  before: InquiryRow,
  change: RowChange,
  at: string,
): Promise<InquiryRow> =>
  trx
    .updateTable('inquiries')
    .set({ ...change, version: before.version + 1, updated_at: at })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
