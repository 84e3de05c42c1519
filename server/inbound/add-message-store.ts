/** Adds a mail to its inquiry's timeline as the visitor's message, and notifies the studio. */
import type { MessageByMail } from '#contract/mail/inbound.ts';
import type { VisitorChange } from '#contract/mail/mail.ts';
import type { Config } from '../config/config.ts';
import type { InquiryRow, Trx } from '../database/schema.ts';
import type { ImageHost } from '../images/image-host.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { setInquiry } from '../inquiries/row-store.ts';
import { applyVisitorMessage } from '../inquiries/waiting-state.ts';
import { stopScheduled } from '../mail/scheduled-store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { addressOfStaff } from '../staff/active-staff-store.ts';

type Parts = {
  images: Pick<ImageHost, 'attach'>;
  outbox: Pick<Outbox, 'enqueue'>;
  config: Pick<Config, 'mailTo'>;
};

/** Maximum announcements per hour of one inquiry's emails. Further emails appear only on the timeline. */
export const ANNOUNCED_PER_HOUR = 6;
const HOUR_MS = 3_600_000;

export type VisitorText = { text: string; pictures: string[]; mail: MessageByMail };

/** @param row of the inquiry, locked. */
export async function addVisitorMessage(
  { images, outbox, config }: Parts,
  trx: Trx,
  row: InquiryRow,
  { text, pictures, mail }: VisitorText,
  at: string,
): Promise<void> {
  const attachments = [...(JSON.parse(row.attachments) as string[]), ...pictures];
  await setInquiry(
    trx,
    row,
    { attachments: JSON.stringify(attachments), ...applyVisitorMessage(row, 'message', at) },
    at,
  );
  if (pictures.length > 0) await images.attach(trx, pictures, row.id);
  const said = { text, attachments: pictures, mail };
  await addEvents(trx, [eventRow(row.id, at, null, 'visitor-message', said)]);
  const stopped = await stopScheduled(trx, row.id, 'message', at);
  if (!(await mayAnnounce(trx, row.id, at))) return;
  const change: VisitorChange = { kind: 'message', ...said };
  await outbox.enqueue(
    trx,
    {
      ...{ kind: 'visitor-update', inquiryId: row.id, held: row.spam === 1 },
      facts: { change, ...(stopped > 0 && { stoppedReply: true }) },
      recipient: (row.assignee_id && (await addressOfStaff(trx, row.assignee_id))) || config.mailTo,
    },
    at,
  );
}

async function mayAnnounce(trx: Trx, inquiryId: string, at: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', 'visitor-update')
    .where('created_at', '>', new Date(Date.parse(at) - HOUR_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) < ANNOUNCED_PER_HOUR;
}
