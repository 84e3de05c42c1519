/** The words of a notification (docs/decisions/0026): kind, number, town and service; phones show it while locked. */
import type { PushKind, PushPayload } from '#contract/staff/push.ts';

/** Stored with a notification, so that the next one of its kind can include it. */
export type NoticeData = { messages: string[]; count: number; href: string };
export type PushNotice = {
  title: string;
  body: string;
  tag: string;
  /** False for a message that came a second time: it makes no sound. */
  renotify: boolean;
  data: NoticeData;
};

const ONE: Record<PushKind | 'test', string> = {
  new: 'New inquiry',
  overdue: 'Reply due soon',
  assigned: 'Inquiry assigned to you',
  answer: 'New reply from a client',
  test: 'Notifications are working',
};
const MANY: Record<PushKind, (count: number) => string> = {
  new: (count) => `${count} new inquiries`,
  overdue: (count) => `${count} replies due soon`,
  assigned: (count) => `${count} inquiries assigned to you`,
  answer: (count) => `${count} new client replies`,
};

/** @param shown what the notification of the same kind holds that is still on the screen; null without one. */
export function noticeOf(payload: PushPayload, shown: NoticeData | null): PushNotice {
  const { id, kind, inquiry, town, service } = payload;
  const isAgain = shown?.messages.includes(id) === true;
  const before = shown && !isAgain && kind !== 'test' ? shown.count : 0;
  const count = isAgain ? shown.count : before + payload.count;
  const isOne = kind === 'test' || count === 1;
  const about = [service, town].filter(Boolean).join(', ');
  return {
    title: isOne ? ONE[kind] : MANY[kind](count),
    body:
      kind === 'test'
        ? 'This device will get notifications.'
        : isOne || about === ''
          ? about
          : `Latest: ${about}`,
    tag: `ledge-frame-${kind}`,
    renotify: !isAgain,
    data: {
      messages: [...(shown?.messages ?? []), id].slice(-20),
      count,
      href: hrefOf(kind, isOne ? inquiry : null),
    },
  };
}

/** The push service must always be answered with a notification, also for a message that can't be read. */
export const UNREADABLE: PushPayload = {
  id: '',
  kind: 'new',
  count: 1,
  inquiry: null,
  town: null,
  service: null,
};

const hrefOf = (kind: PushPayload['kind'], inquiry: string | null): string =>
  kind === 'test'
    ? '/admin/account'
    : inquiry === null
      ? '/admin'
      : `/admin?inquiry=${encodeURIComponent(inquiry)}`;
