import { describe, expect, it } from 'vitest';
import type { PushPayload } from '#contract/staff/push.ts';
import { noticeOf } from './notice.ts';

const arrived = (id: string, more: Partial<PushPayload> = {}): PushPayload => ({
  ...{ id, kind: 'new', count: 1, inquiry: `inquiry-${id}`, town: 'Blanco', service: 'Remodel' },
  ...more,
});

describe('a notification', () => {
  it('names the service and the town, and opens its inquiry', () => {
    expect(noticeOf(arrived('a'), null)).toMatchObject({
      ...{ title: 'New inquiry', body: 'Remodel, Blanco', renotify: true },
      data: { href: '/admin?inquiry=inquiry-a', count: 1 },
    });
  });

  it('takes in the one that is still on the screen, and opens the list', () => {
    const first = noticeOf(arrived('a'), null);
    expect(noticeOf(arrived('b'), first.data)).toMatchObject({
      ...{ title: '2 new inquiries', body: 'Latest: Remodel, Blanco', tag: first.tag },
      data: { href: '/admin', count: 2 },
    });
  });

  it('that comes a second time changes nothing and makes no sound', () => {
    const first = noticeOf(arrived('a'), null);
    expect(noticeOf(arrived('a'), first.data)).toMatchObject({
      title: 'New inquiry',
      renotify: false,
      data: { count: 1 },
    });
  });

  it('of several says how many, and of a test that it works', () => {
    expect(noticeOf(arrived('a', { kind: 'overdue', count: 3, inquiry: null }), null).title).toBe(
      '3 replies due soon',
    );
    expect(noticeOf(arrived('t', { kind: 'test', count: 0 }), null)).toMatchObject({
      ...{ title: 'Notifications are working', data: { href: '/admin/account' } },
    });
  });
});
