import { v7 as uuid } from 'uuid';
import type { ImportRow } from '#contract/inquiries/import.ts';
import { valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { DEFAULT_PRIORITY } from '#contract/inquiries/priority.ts';
import { isWaiting } from '#contract/inquiries/statuses.ts';
import { hashToken } from '../config/tokens.ts';
import type { EventActor } from '../inquiries/events-store.ts';
import { tokenFor } from '../inquiries/private-link.ts';
import type { NewInquiry } from '../intake/store.ts';

type Entered = { secret: string; staff: NonNullable<EventActor>; now: Date };

/** The idempotency key of a row. */
export const rowKey = (importId: string, line: number): string => `${importId}:${line}`;

/** A row as staff would have entered it, when the file says that the client got in touch. */
export function importedInquiry(
  { line, area, status, priority, tags, referredBy, notes, createdAt, ...fields }: ImportRow,
  importId: string,
  { secret, staff, now }: Entered,
): NewInquiry {
  const id = uuid();
  const at = now.toISOString();
  return {
    ...{ id, ...valuesOf(fields), attachments: [], spamReasons: [] },
    source: { channel: 'import', ...(referredBy && { referredBy }) },
    // Words of an emergency in finished work aren't urgent.
    priority: priority ?? (isWaiting(status) ? undefined : DEFAULT_PRIORITY),
    idempotencyKey: rowKey(importId, line),
    idempotencyHash: null,
    visitorTokenHash: hashToken(tokenFor(secret, id, 1)),
    createdAt: createdAt < at ? new Date(createdAt).toISOString() : at,
    entry: { by: { id: staff.id, name: staff.name }, at, area: area || null },
    imported: { status, tags, notes: notes || null },
  };
}
