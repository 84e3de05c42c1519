import { sql } from 'kysely';

/**
 * Whether a row of `staff_users` is an enabled account that works on inquiries: one that can be assigned, met and told.
 * @param users name or alias of the table in the query.
 */
export const isActiveInquiryStaff = (users: string) =>
  sql<boolean>`(${sql.ref(`${users}.disabled`)} = 0 and ${sql.ref(`${users}.role`)} <> 'editor')`;
