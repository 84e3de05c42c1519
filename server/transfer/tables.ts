/**
 * Every table that is carried over by a backup, a restore or a move, parents before children, with the
 * columns of its key. A test compares the list with the database, so that a new table can't be forgotten.
 */
import type { Database } from '../database/schema.ts';

export type TableName = keyof Database;
export type CarriedTable = { name: TableName; key: readonly string[] };

export const CARRIED: readonly CarriedTable[] = [
  { name: 'staff_users', key: ['id'] },
  { name: 'staff_credentials', key: ['id'] },
  { name: 'staff_two_factors', key: ['id'] },
  { name: 'staff_sessions', key: ['id'] },
  { name: 'staff_verifications', key: ['id'] },
  { name: 'staff_links', key: ['purpose'] },
  { name: 'staff_attempts', key: ['key'] },
  { name: 'staff_events', key: ['id'] },
  { name: 'inquiries', key: ['id'] },
  { name: 'inquiry_events', key: ['inquiry_id', 'at', 'id'] },
  { name: 'inquiry_viewers', key: ['inquiry_id', 'staff_id'] },
  { name: 'images', key: ['id'] },
  { name: 'mails', key: ['id'] },
  { name: 'newsletter_subscribers', key: ['id'] },
  { name: 'newsletter_issues', key: ['article'] },
  { name: 'newsletter_deliveries', key: ['article', 'subscriber_id'] },
  { name: 'saved_views', key: ['id'] },
  { name: 'bulk_changes', key: ['id'] },
  { name: 'bulk_change_items', key: ['bulk_id', 'inquiry_id'] },
  { name: 'spam_texts', key: ['text_hash', 'sender_hash'] },
  { name: 'erasures', key: ['id'] },
];

/** Made anew at the other end, from the carried tables or by the next requests; each database keeps them in its own way. */
export const DERIVED = /^(inquiry_search|inquiry_trigrams.*|request_counts|kysely_migration.*|sqlite_.*)$/;
