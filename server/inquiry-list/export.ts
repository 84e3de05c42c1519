/** The list as files for download: every inquiry that matches the filter, newest first. */
import { Readable } from 'node:stream';
import { bookingWords } from '#content/booking-words.ts';
import { setup } from '#content/firm.ts';
import { CLICK_IDS } from '#contract/inquiries/click-ids.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { FIELD_NAMES, fieldOf, fieldText } from '#contract/inquiries/inquiry-fields.ts';
import { PRIORITY_LABELS } from '#contract/inquiries/priority.ts';
import { lostReasonLabel } from '#contract/inquiries/prospect.ts';
import { CHANNEL_LABELS, channelOf } from '#contract/inquiries/source-channel.ts';
import { statusLabel } from '#contract/inquiries/statuses.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { type CsvColumns, csv } from '../http/csv.ts';

type Inquiries = AsyncIterable<Inquiry>;

type CsvParts = {
  /** Names by account id; the cell of a deleted account is empty. */
  staffNames: Map<string, string>;
  /** Whether meetings can be booked; without, no column mentions them. */
  booking: boolean;
};

export const inquiriesAsCsv = (inquiries: Inquiries, { staffNames, booking }: CsvParts): Readable =>
  csv(inquiries, [...columns(staffNames), ...(booking ? MEETING_COLUMNS : [])]);

/** Returns a JSON array of `Inquiry`, one per line. */
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

/** Returns a name such as `inquiries-2026-11-21.csv`, dated in the firm's time zone. */
export const exportName = (ending: 'csv' | 'json', now: Date): string =>
  `inquiries-${dayOf(now, setup.timeZone)}.${ending}`;

function columns(staffNames: Map<string, string>): CsvColumns<Inquiry> {
  return [
    ['Reference', (i) => i.reference],
    [`Received (${setup.timeZone})`, (i) => localTime(i.createdAt)],
    ['Status', (i) => statusLabel(i.status)],
    ...FIELD_NAMES.map((name): CsvColumns<Inquiry>[number] => [
      fieldOf(name).label,
      (i) => fieldText(name, i[name]),
    ]),
    ['Area', (i) => i.area],
    ['Notes', (i) => i.notes],
    ['Assigned to', (i) => i.assigneeId && staffNames.get(i.assigneeId)],
    ['Estimate (low)', (i) => i.value?.low],
    ['Estimate (high)', (i) => i.value?.high],
    ['Lost reason', (i) => i.lostReason && lostReasonLabel(i.lostReason)],
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
    ['Source', (i) => CHANNEL_LABELS[channelOf(i.source)]],
    ['Sent by', (i) => i.source?.referredBy],
    ['Ad click', (i) => clickOf(i.source)],
    ['Priority', (i) => PRIORITY_LABELS[i.priority]],
    ['Tags', (i) => i.tags.join(', ')],
  ];
}

/** The first click id, as in the address of the visit. */
function clickOf(source: Inquiry['source']): string | null {
  const name = CLICK_IDS.find((id) => source?.[id]);
  return name ? `${name}=${source?.[name]}` : null;
}

/** The one ahead, else the latest that wasn't cancelled. Last, so that other columns stay where they are. */
const MEETING_COLUMNS: CsvColumns<Inquiry> = [
  ['Meeting', (i) => i.meeting && localTime(i.meeting.at)],
  ['Meeting type', (i) => i.meeting && bookingWords.kinds[i.meeting.kind].label],
  ['Meeting status', (i) => i.meeting && bookingWords.states[i.meeting.state]],
];

/** Formats as `2026-11-21 06:15`, which every spreadsheet parses as a date. */
const localTime = (instant: string | null): string | null =>
  instant === null ? null : clock.format(new Date(instant));

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: setup.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
