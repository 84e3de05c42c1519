/** All tables that erasures delete from or change. */
export const ERASED_TABLES = [
  ...[
    'inquiries',
    'inquiry_events',
    'inquiry_search',
    'search_words',
    'mails',
    'images',
    'bulk_change_items',
    ...['bookings', 'booking_cells', 'bulk_change_meetings'],
    'inquiry_viewers',
    'inquiry_reads',
    'webhook_deliveries',
  ],
  ...['inbound_mails', 'blobs', 'blob_parts', 'mail_files', 'reply_tags'],
  ...['newsletter_subscribers', 'newsletter_deliveries', 'saved_views', 'staff_events'],
];
