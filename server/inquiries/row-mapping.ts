/** Maps rows to inquiries, and the fields of the form to columns. */
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  type InquiryValues,
  mapFields,
} from '#contract/inquiries/inquiry-fields.ts';
import { needsFirstContact } from '#contract/inquiries/queue.ts';
import type { InquiryRow as Row } from '../database/schema.ts';

/** Maps a row to the inquiry returned by the staff API. */
export const fromRow = (row: Row): Inquiry => ({
  id: row.id,
  reference: row.reference,
  ...valuesOfRow(row),
  attachments: JSON.parse(row.attachments),
  status: row.status,
  notes: row.notes,
  source: row.source === null ? null : JSON.parse(row.source),
  spam: row.spam === 1,
  spamReasons: JSON.parse(row.spam_reasons),
  area: row.area,
  assigneeId: row.assignee_id,
  firstContactAt: row.first_contact_at,
  ...waitingOf(row),
  snoozedUntil: row.snoozed_until,
  nextStep: row.next_step,
  visitorAt: row.visitor_at,
  replyState: row.reply_state as Inquiry['replyState'],
  missedCall: row.missed_call as Inquiry['missedCall'],
  value: estimateOf(row),
  lostReason: row.lost_reason,
  priority: row.priority as Inquiry['priority'],
  tags: JSON.parse(row.tags),
  meeting: meetingOf(row),
  withdrawnAt: row.withdrawn_at,
  erasureRequestedAt: row.erasure_requested_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const estimateOf = ({ value_low: low, value_high: high }: Row): Inquiry['value'] =>
  low === null || high === null ? null : { low, high };

const meetingOf = ({ meeting_at: at, meeting_kind: kind, meeting_state: state }: Row): Inquiry['meeting'] =>
  at === null || kind === null || state === null ? null : ({ at, kind, state } as Inquiry['meeting']);

type Waiting = Pick<Inquiry, 'waitingSince' | 'waitingReason'>;

/** A new inquiry waits since its arrival; any other, since the visitor's next message or its next step. */
function waitingOf(row: Row): Waiting {
  if (row.spam === 1) return { waitingSince: null, waitingReason: null };
  const { status, first_contact_at: firstContactAt, withdrawn_at: withdrawnAt } = row;
  if (needsFirstContact({ status, spam: false, firstContactAt, withdrawnAt }))
    return { waitingSince: row.created_at, waitingReason: 'new' };
  return {
    waitingSince: row.waiting_since,
    waitingReason: row.waiting_reason as Inquiry['waitingReason'],
  };
}

function valuesOfRow(row: Row): InquiryValues {
  const details: { [Name in FieldName]?: string } = JSON.parse(row.details);
  return mapFields((name) => {
    const { column } = fieldOf(name);
    return column ? row[column] : (details[name] ?? null);
  }) as InquiryValues;
}

type FieldColumns = Pick<Row, 'name' | 'email' | 'phone' | 'service_type' | 'message' | 'details'>;

/** Returns the columns of the form's fields. */
export function fieldColumns(values: InquiryValues): FieldColumns {
  const columns = FIELD_NAMES.flatMap((name) => {
    const { column } = fieldOf(name);
    return column ? [[column, values[name]]] : [];
  });
  return { ...Object.fromEntries(columns), details: JSON.stringify(extraFields(values)) };
}

/** Returns the filled-in fields that have no separate column. */
export const extraFields = (values: InquiryValues): { [name: string]: string } =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const value = values[name];
      return fieldOf(name).column === undefined && value !== null ? [[name, value]] : [];
    }),
  );
