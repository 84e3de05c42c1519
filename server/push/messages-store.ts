/** Messages to single devices: each is a job (docs/decisions/0008). */
import type { PushKind } from '#contract/staff/push.ts';
import type { Db } from '../database/schema.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';

export const PUSH_MESSAGE = 'push-message';

export type PushMessage = {
  deviceId: string;
  kind: PushKind;
  count: number;
  /** Null when there are several. */
  inquiryId: string | null;
  /** Time from which it is no longer useful (ISO 8601). */
  expiresAt: string;
};

export type Addressed = {
  device: { id: string; endpoint: string; p256dh: string; auth: string };
  inquiry: { id: string; area: string | null; service: string | null } | null;
};

/** Null when the device is gone, its person no longer works on inquiries, or the inquiry was erased. */
export async function addressed(
  db: Db,
  { deviceId, inquiryId }: Pick<PushMessage, 'deviceId' | 'inquiryId'>,
): Promise<Addressed | null> {
  const device = await db
    .selectFrom('push_devices as d')
    .innerJoin('staff_users as u', 'u.id', 'd.staff_id')
    .select(['d.id', 'd.endpoint', 'd.p256dh', 'd.auth'])
    .where('d.id', '=', deviceId)
    .where(isActiveInquiryStaff('u'))
    .executeTakeFirst();
  if (!device) return null;
  if (inquiryId === null) return { device, inquiry: null };
  const inquiry = await db
    .selectFrom('inquiries')
    .select(['id', 'area', 'service_type as service'])
    .where('id', '=', inquiryId)
    .executeTakeFirst();
  return inquiry ? { device, inquiry } : null;
}

/** For the doctor. */
export async function countDevices(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('push_devices')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
