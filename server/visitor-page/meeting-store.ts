/** Data of the visitor's meeting page in addition to the meetings themselves. */
import type { Db, InquiryRow } from '../database/schema.ts';

export type MeetingInquiry = InquiryRow;

export type VisitorMeetingStore = ReturnType<typeof visitorMeetingStore>;

export function visitorMeetingStore(db: Db) {
  return {
    async find(tokenHash: string): Promise<MeetingInquiry | null> {
      const row = await db
        .selectFrom('inquiries')
        .selectAll()
        .where('visitor_token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Names by account, as visitors read them. */
    async names(staffIds: readonly string[]): Promise<Map<string, string>> {
      if (staffIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('staff_users as u')
        .leftJoin('staff_profiles as p', 'p.staff_id', 'u.id')
        .select(['u.id', 'u.name', 'p.public_name'])
        .where('u.id', 'in', [...new Set(staffIds)])
        .execute();
      return new Map(rows.map(({ id, name, public_name }) => [id, public_name || name]));
    },
  };
}
