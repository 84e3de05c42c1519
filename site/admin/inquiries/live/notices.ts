/**
 * The browser's notifications of new inquiries: asked for by a button, chosen per person and browser. They show on lock
 * screens, so they name the service and the town, never the person.
 */
import { useEffect, useReducer } from 'react';
import { ownDevice } from '../../push/own-device.ts';
import { goTo } from '../../state/address.ts';
import { browserStorage } from '../../state/note-drafts.ts';
import { usePlaces } from '../../state/settings.ts';
import type { LiveClient } from './live-client.ts';

type NoticeChoice = 'unsupported' | 'off' | 'on' | 'blocked';

type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (staffId: string) => `ledge-frame-notify:${staffId}`;

/** A choice that the browser no longer allows is off. */
export function noticeChoice(staffId: string, storage: ChoiceStorage | null): NoticeChoice {
  if (typeof Notification === 'undefined' || !storage) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && storage.getItem(keyOf(staffId)) === 'on' ? 'on' : 'off';
}

/** Asks the browser, which asks the person once; call it from a click. */
export async function turnNoticesOn(staffId: string, storage: ChoiceStorage): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') storage.setItem(keyOf(staffId), 'on');
}

export function turnNoticesOff(staffId: string, storage: ChoiceStorage): void {
  storage.removeItem(keyOf(staffId));
}

/** Tabs receive an arrival at different times; one that claims late must still find it claimed. */
const CLAIMED_MS = 60_000;

/** Calls back in the first tab that claims an arrival (Web Locks); in every tab where the browser has no locks. */
function claim(id: string, first: () => void): void {
  if (!navigator.locks) {
    first();
    return;
  }
  void navigator.locks.request(`ledge-frame-notice:${id}`, { ifAvailable: true }, (lock) => {
    if (!lock) return;
    first();
    return new Promise((resolve) => setTimeout(resolve, CLAIMED_MS));
  });
}

const OTHERS_WAIT_MS = 500;

/** Notifies of arrivals while the dashboard isn't looked at: one tab for all, one notification at a time. */
export function useNotices(staffId: string, client: LiveClient): void {
  const places = usePlaces();
  useEffect(
    () =>
      client.onArrival((arrival) => {
        // The push service notifies this device.
        if (ownDevice(staffId) !== null) return;
        if (noticeChoice(staffId, browserStorage()) !== 'on') return;
        // The focused tab shows the arrival itself, and claims it before the other tabs notify.
        if (document.hasFocus()) claim(arrival.id, () => {});
        else
          setTimeout(
            () =>
              claim(arrival.id, async () => {
                // With words of the request form, which other views can do without.
                const { noticeOf } = await import('./notice-words.ts');
                notify(noticeOf(arrival, client.heard().arrived.size, places));
              }),
            OTHERS_WAIT_MS,
          );
      }),
    [staffId, client, places],
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
