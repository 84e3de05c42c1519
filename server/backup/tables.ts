/**
 * Every table that a backup, a restore or a move transfers, parents before children, with its key columns. A test
 * compares the list with the database, so that a new table can't be forgotten.
 */
import type { Database } from '../database/schema.ts';

export type TableName = keyof Database;

/**
 * How a restore treats rows that act automatically: grant access, send, publish, remind (docs/decisions/0027). A move
 * changes nothing, because the installation stays the same.
 * - `inert`: the rows trigger no action.
 * - `left-out`: access and short-lived messages. A backup doesn't contain them, and a restore skips them in older backups.
 * - `registered`: access ended and data erased since the backup is ended and erased again, from the registers next to the
 *   backups.
 * - `stopped`: the row is restored, but waits for a person (stopped-by-restore.ts).
 * - `goes-on`: the action continues, and is safe to repeat.
 */
export type Restored = 'inert' | 'left-out' | 'registered' | 'stopped' | 'goes-on';

export type TransferTable = {
  name: TableName;
  key: readonly string[];
  restored: Restored;
  /** Columns of the key that are numbers; the others are texts, which both databases compare by their bytes. */
  numbers?: readonly string[];
  /** Columns that grant access; empty in a backup. */
  withheld?: readonly string[];
};

export const TRANSFER_TABLES: readonly TransferTable[] = [
  { name: 'staff_users', key: ['id'], restored: 'registered' },
  { name: 'staff_credentials', key: ['id'], restored: 'registered' },
  { name: 'staff_two_factors', key: ['id'], restored: 'registered' },
  { name: 'staff_passkeys', key: ['id'], restored: 'registered' },
  { name: 'staff_sessions', key: ['id'], restored: 'left-out' },
  { name: 'staff_verifications', key: ['id'], restored: 'left-out' },
  { name: 'staff_devices', key: ['token_hash'], restored: 'left-out' },
  { name: 'staff_links', key: ['purpose'], restored: 'left-out' },
  { name: 'staff_attempts', key: ['key'], restored: 'inert' },
  { name: 'staff_events', key: ['id'], restored: 'inert' },
  { name: 'staff_profiles', key: ['staff_id'], restored: 'inert' },
  { name: 'reply_templates', key: ['id'], restored: 'inert' },
  // A token that was revoked since would open the API again.
  { name: 'api_tokens', key: ['id'], restored: 'left-out' },
  // A restored copy of the data would post to the firm's other programs.
  { name: 'webhooks', key: ['id'], restored: 'left-out' },
  { name: 'firm_settings', key: ['name'], restored: 'inert' },
  { name: 'content_records', key: ['id'], restored: 'inert' },
  { name: 'content_releases', key: ['id'], restored: 'inert' },
  { name: 'content_revisions', key: ['id'], restored: 'inert' },
  { name: 'content_preview_links', key: ['id'], restored: 'left-out' },
  { name: 'content_scheduled', key: ['id'], restored: 'stopped' },
  { name: 'content_scheduled_items', key: ['scheduled_id', 'record_id'], restored: 'inert' },
  { name: 'inquiries', key: ['id'], restored: 'registered' },
  { name: 'inquiry_events', key: ['inquiry_id', 'at', 'id'], restored: 'inert' },
  { name: 'webhook_deliveries', key: ['id'], restored: 'left-out' },
  { name: 'imports', key: ['id'], restored: 'inert' },
  { name: 'inquiry_viewers', key: ['inquiry_id', 'staff_id'], restored: 'inert' },
  { name: 'inquiry_reads', key: ['staff_id', 'inquiry_id'], restored: 'inert' },
  { name: 'bookings', key: ['id'], restored: 'stopped' },
  { name: 'booking_cells', key: ['staff_id', 'cell'], restored: 'inert', numbers: ['cell'] },
  // The address of a calendar feed that was replaced since would work again.
  { name: 'booking_people', key: ['staff_id'], restored: 'goes-on', withheld: ['feed_token_hash'] },
  { name: 'busy_times', key: ['staff_id', 'starts_at', 'ends_at'], restored: 'inert' },
  { name: 'images', key: ['id'], restored: 'inert' },
  { name: 'mails', key: ['id'], restored: 'stopped' },
  { name: 'blobs', key: ['id'], restored: 'inert' },
  { name: 'blob_parts', key: ['blob_id', 'part'], restored: 'inert', numbers: ['part'] },
  { name: 'image_files', key: ['name'], restored: 'inert' },
  { name: 'content_pictures', key: ['id'], restored: 'registered' },
  { name: 'content_picture_files', key: ['name'], restored: 'inert' },
  { name: 'content_pictures_removed', key: ['id'], restored: 'registered' },
  { name: 'firm_marks', key: ['id'], restored: 'inert' },
  { name: 'firm_mark_files', key: ['name'], restored: 'inert' },
  { name: 'inbound_mailboxes', key: ['id'], restored: 'goes-on' },
  { name: 'inbound_mails', key: ['id'], restored: 'goes-on' },
  { name: 'inbound_seen', key: ['sha256'], restored: 'inert' },
  { name: 'mail_files', key: ['id'], restored: 'inert' },
  { name: 'reply_tags', key: ['tag'], restored: 'registered' },
  { name: 'newsletter_subscribers', key: ['id'], restored: 'registered' },
  { name: 'newsletter_issues', key: ['article'], restored: 'stopped' },
  { name: 'newsletter_deliveries', key: ['article', 'subscriber_id'], restored: 'inert' },
  { name: 'saved_views', key: ['id'], restored: 'inert' },
  { name: 'push_choices', key: ['staff_id'], restored: 'inert' },
  // Otherwise a device that was removed since would be notified again, and old notifications would be repeated.
  { name: 'push_devices', key: ['id'], restored: 'left-out' },
  { name: 'push_notices', key: ['staff_id', 'event'], restored: 'left-out' },
  { name: 'bulk_changes', key: ['id'], restored: 'inert' },
  { name: 'bulk_change_items', key: ['bulk_id', 'inquiry_id'], restored: 'inert' },
  { name: 'bulk_change_meetings', key: ['bulk_id', 'booking_id'], restored: 'left-out' },
  { name: 'spam_texts', key: ['text_hash', 'sender_hash'], restored: 'inert' },
  { name: 'erasures', key: ['id'], restored: 'registered' },
  { name: 'erased_inquiries', key: ['erasure_id', 'inquiry_id'], restored: 'registered' },
  { name: 'erased_mails', key: ['erasure_id', 'mail_hash'], restored: 'registered' },
  { name: 'jobs', key: ['task', 'key'], restored: 'goes-on' },
  { name: 'erasure_work', key: ['erasure_id'], restored: 'goes-on' },
];

/** Tables in a backup. */
export const BACKUP_TABLES = TRANSFER_TABLES.filter(({ restored }) => restored !== 'left-out');

/**
 * Tables rebuilt at the target, from the transferred tables or by later requests; their layout depends on the database.
 */
export const DERIVED =
  /^(inquiry_search|search_words|inquiry_images|inquiry_trigrams.*|request_counts|erasure_traces|kysely_migration.*|sqlite_.*)$/;
