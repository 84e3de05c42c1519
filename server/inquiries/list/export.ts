/** The list as files that people take away: the same filter, all of it, newest first. */
import { Readable } from 'node:stream';
import { firm } from '#content/firm.ts';
import {
  type Inquiry,
  type InquiryStatus,
  SERVICE_TYPE_LABELS,
  type ServiceType,
  STATUS_LABELS,
} from '#contract/inquiry.ts';
import { dayOf } from '#contract/zoned-day.ts';
import { type CsvColumns, csv } from '../../http/csv.ts';

type Inquiries = AsyncIterable<Inquiry>;

/** @param staffNames by account; a cell is empty for who isn't there any more. */
export const inquiriesAsCsv = (inquiries: Inquiries, staffNames: Map<string, string>): Readable =>
  csv(inquiries, columns(staffNames));

/** One JSON array of `Inquiry`, an inquiry a line. */
export function inquiriesAsJson(inquiries: Inquiries): Readable {
  async function* chunks() {
    let before = '[\n';
    for await (const inquiry of inquiries) {
      yield before + JSON.stringify(inquiry);
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** `inquiries-2026-11-21.csv`, by the firm's calendar. */
export const exportName = (ending: 'csv' | 'json', now: Date): string =>
  `inquiries-${dayOf(now, firm.timeZone)}.${ending}`;

function columns(staffNames: Map<string, string>): CsvColumns<Inquiry> {
  return [
    ['Reference', (i) => i.reference],
    [`Received (${firm.timeZone})`, (i) => localTime(i.createdAt)],
    ['Status', (i) => STATUS_LABELS[i.status as InquiryStatus] ?? i.status],
    ['Name', (i) => i.name],
    ['Email', (i) => i.email],
    ['Phone', (i) => i.phone],
    [
      'Service type',
      (i) => i.serviceType && (SERVICE_TYPE_LABELS[i.serviceType as ServiceType] ?? i.serviceType),
    ],
    ['Area', (i) => i.area],
    ['Message', (i) => i.message],
    ['Notes', (i) => i.notes],
    ['Assigned to', (i) => i.assigneeId && staffNames.get(i.assigneeId)],
    ['First contact', (i) => localTime(i.firstContactAt)],
    ['Withdrawn', (i) => localTime(i.withdrawnAt)],
    ['Suspected spam', (i) => (i.spam ? i.spamReasons.join('; ') || 'yes' : null)],
    ['Landing page', (i) => i.source?.landingPage],
    ['Referrer', (i) => i.source?.referrer],
    ['utm_source', (i) => i.source?.utmSource],
    ['utm_medium', (i) => i.source?.utmMedium],
    ['utm_campaign', (i) => i.source?.utmCampaign],
    ['utm_term', (i) => i.source?.utmTerm],
    ['utm_content', (i) => i.source?.utmContent],
    ['Attachments', (i) => i.attachments.join('\n')],
    ['Last updated', (i) => localTime(i.updatedAt)],
    ['ID', (i) => i.id],
  ];
}

/** `2026-11-21 06:15`, which every spreadsheet takes for a date. */
const localTime = (instant: string | null): string | null =>
  instant === null ? null : clock.format(new Date(instant));

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: firm.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
