/**
 * The browser's notifications of new inquiries: asked for by a button, chosen per person and browser. They show on lock
 * screens, so they name the service and the town, never the person.
 */
export type NoticeChoice = 'unsupported' | 'off' | 'on' | 'blocked';

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

/** Each tab hears of an arrival in its own time; one that claims late must still find it taken. */
const CLAIMED_MS = 60_000;

/** Calls back in the first tab that claims an arrival (Web Locks); in every tab where the browser has no locks. */
export function claim(id: string, first: () => void): void {
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
