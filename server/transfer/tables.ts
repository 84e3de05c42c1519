/**
 * Every table that a backup, a restore or a move transfers, parents before children, with its key columns. A test
 * compares the list with the database, so that a new table can't be forgotten.
 *
 * `passing`: short-lived credentials. A move transfers them; a backup doesn't, and a restore skips them in older
 * backups, because a session, one-time link or trusted device that was ended since would work again
 * (docs/decisions/0020). `withheld`: columns of the same nature, empty in a backup.
 */
import type { Database } from '../database/schema.ts';

export type TableName = keyof Database;
export type CarriedTable = {
  name: TableName;
  key: readonly string[];
  /** Columns of the key that are numbers; the others are texts, which both databases compare by their bytes. */
  numbers?: readonly string[];
  passing?: true;
  withheld?: readonly string[];
};

export const CARRIED: readonly CarriedTable[] = [
  { name: 'staff_users', key: ['id'] },
  { name: 'staff_credentials', key: ['id'] },
  { name: 'staff_two_factors', key: ['id'] },
  { name: 'staff_passkeys', key: ['id'] },
  { name: 'staff_sessions', key: ['id'], passing: true },
  { name: 'staff_verifications', key: ['id'], passing: true },
  { name: 'staff_devices', key: ['token_hash'], passing: true },
  { name: 'staff_links', key: ['purpose'], passing: true },
  { name: 'staff_attempts', key: ['key'] },
  { name: 'staff_events', key: ['id'] },
  { name: 'staff_profiles', key: ['staff_id'] },
  { name: 'reply_templates', key: ['id'] },
  { name: 'firm_settings', key: ['name'] },
  { name: 'content_records', key: ['id'] },
  { name: 'content_releases', key: ['id'] },
  { name: 'content_revisions', key: ['id'] },
  { name: 'content_preview_links', key: ['id'] },
  { name: 'content_scheduled', key: ['id'] },
  { name: 'content_scheduled_items', key: ['scheduled_id', 'record_id'] },
  { name: 'inquiries', key: ['id'] },
  { name: 'inquiry_events', key: ['inquiry_id', 'at', 'id'] },
  { name: 'inquiry_viewers', key: ['inquiry_id', 'staff_id'] },
  { name: 'inquiry_reads', key: ['staff_id', 'inquiry_id'] },
  { name: 'bookings', key: ['id'] },
  { name: 'booking_cells', key: ['staff_id', 'cell'], numbers: ['cell'] },
  // The address of a calendar feed that was replaced since would work again.
  { name: 'booking_people', key: ['staff_id'], withheld: ['feed_token_hash'] },
  { name: 'busy_times', key: ['staff_id', 'starts_at', 'ends_at'] },
  { name: 'images', key: ['id'] },
  { name: 'image_removals', key: ['image_id'] },
  { name: 'mails', key: ['id'] },
  { name: 'blobs', key: ['id'] },
  { name: 'blob_parts', key: ['blob_id', 'part'], numbers: ['part'] },
  { name: 'image_files', key: ['name'] },
  { name: 'content_pictures', key: ['id'] },
  { name: 'content_picture_files', key: ['name'] },
  { name: 'content_pictures_removed', key: ['id'] },
  { name: 'firm_marks', key: ['id'] },
  { name: 'firm_mark_files', key: ['name'] },
  { name: 'inbound_mailboxes', key: ['id'] },
  { name: 'inbound_mails', key: ['id'] },
  { name: 'inbound_seen', key: ['sha256'] },
  { name: 'mail_files', key: ['id'] },
  { name: 'reply_tags', key: ['tag'] },
  { name: 'newsletter_subscribers', key: ['id'] },
  { name: 'newsletter_issues', key: ['article'] },
  { name: 'newsletter_deliveries', key: ['article', 'subscriber_id'] },
  { name: 'saved_views', key: ['id'] },
  { name: 'push_choices', key: ['staff_id'] },
  // A device that was removed since would be told again, and old news told once more.
  { name: 'push_devices', key: ['id'], passing: true },
  { name: 'push_notices', key: ['staff_id', 'event'], passing: true },
  { name: 'push_messages', key: ['id'], passing: true },
  { name: 'bulk_changes', key: ['id'] },
  { name: 'bulk_change_items', key: ['bulk_id', 'inquiry_id'] },
  { name: 'spam_texts', key: ['text_hash', 'sender_hash'] },
  { name: 'spam_training', key: ['inquiry_id'] },
  { name: 'spam_training_words', key: ['word_hash', 'inquiry_id'] },
  { name: 'erasures', key: ['id'] },
  { name: 'erased_inquiries', key: ['erasure_id', 'inquiry_id'] },
  { name: 'erasure_work', key: ['erasure_id'] },
];

/** Tables in a backup. */
export const KEPT = CARRIED.filter(({ passing }) => !passing);

/**
 * Tables rebuilt at the target, from the transferred tables or by later requests; their layout depends on the database.
 */
export const DERIVED =
  /^(inquiry_search|search_words|inquiry_images|inquiry_trigrams.*|request_counts|inquiry_counts|report_changes|report_days|newsletter_asks|erasure_traces|kysely_migration.*|sqlite_.*)$/;
