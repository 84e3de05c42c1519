import { useEffect, useReducer } from 'react';
import { ownDevice } from '../../push/own-device.ts';
import { goTo } from '../../state/address.ts';
import { usePlaces } from '../../state/area-names.ts';
import { browserStorage } from '../../state/note-drafts.ts';
import type { LiveLine } from './live-line.ts';
import { claim, noticeChoice, turnNoticesOff, turnNoticesOn } from './notices.ts';

const OTHERS_WAIT_MS = 500;

/** Notifies of arrivals while the dashboard isn't looked at: one tab for all, one notification at a time. */
export function useNotices(staffId: string, line: LiveLine): void {
  const places = usePlaces();
  useEffect(
    () =>
      line.onArrival((arrival) => {
        // The push service tells this device.
        if (ownDevice(staffId) !== null) return;
        if (noticeChoice(staffId, browserStorage()) !== 'on') return;
        // The tab that is looked at says so itself, and takes the arrival before the others notify.
        if (document.hasFocus()) claim(arrival.id, () => {});
        else
          setTimeout(
            () =>
              claim(arrival.id, async () => {
                // With words of the request form, which other views can do without.
                const { noticeOf } = await import('./notice-words.ts');
                notify(noticeOf(arrival, line.heard().arrived.size, places));
              }),
            OTHERS_WAIT_MS,
          );
      }),
    [staffId, line, places],
  );
}

function notify({ title, body }: { title: string; body: string }): void {
  const notice = new Notification(title, { body, tag: 'ledge-frame-arrival' });
  notice.onclick = () => {
    window.focus();
    notice.close();
    if (!/^\/admin(\/board)?$/.test(location.pathname)) goTo('/admin');
  };
}

/** The present choice, and how to change it. */
export function useNoticeChoice(staffId: string) {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const storage = browserStorage();
  return {
    choice: noticeChoice(staffId, storage),
    turnOn: async () => {
      if (storage) await turnNoticesOn(staffId, storage);
      refresh();
    },
    turnOff: () => {
      if (storage) turnNoticesOff(staffId, storage);
      refresh();
    },
  };
}
