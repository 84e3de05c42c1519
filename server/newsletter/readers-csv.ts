import type { Readable } from 'node:stream';
import { csv } from '../http/csv.ts';
import type { NewsletterReader } from './store.ts';

/** Returns all readers as CSV, oldest first. Instants are ISO 8601 UTC, which spreadsheets read as dates. */
export const readersAsCsv = (readers: AsyncIterable<NewsletterReader>): Readable =>
  csv(readers, [
    ['E-mail', (reader) => reader.email],
    ['State', (reader) => reader.state],
    ['Subscribed on page', (reader) => reader.page],
    ['Asked for', (reader) => reader.askedAt],
    ['Confirmed', (reader) => reader.confirmedAt],
    ['Unsubscribed', (reader) => reader.unsubscribedAt],
  ]);
