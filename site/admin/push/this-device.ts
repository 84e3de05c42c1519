/** Notifications of this browser: asking for them, and ending them (docs/decisions/0026). */
import type { PushDevice } from '#contract/staff/push.ts';
import { request } from '../../layout/request.ts';
import { PlainError } from '../format/failure-in-words.ts';
import { registerWorker, WORKER_SCOPE } from '../worker/register.ts';
import { keepOwnDevice, storedDevice } from './own-device.ts';

/** `install`: on an iPhone or iPad, only the app on the home screen gets them. */
export type PushSupport = 'yes' | 'blocked' | 'install' | 'no';

export function pushSupport(): PushSupport {
  if (typeof Notification !== 'undefined' && Notification.permission === 'denied') return 'blocked';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes';
  return 'standalone' in navigator ? 'install' : 'no';
}

/** Asks the browser, which asks the person once; call it from a click. @throws PlainError. */
export async function turnPushOn(staffId: string, publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PlainError('Notifications weren’t allowed. Allow them for this site in your browser settings.');
  const registration = await registerWorker();
  await active(registration);
  const subscription = await subscribed(registration, publicKey);
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint,
    keys: { p256dh: keys?.p256dh, auth: keys?.auth },
    name: deviceName(navigator.userAgent),
  };
  try {
    const response = await request('/api/staff/push/devices', { method: 'PUT', body });
    const { id } = (await response.json()) as PushDevice;
    keepOwnDevice({ staffId, deviceId: id });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/**
 * Unsubscribes in the browser and, if the session is still valid, at the server; else the push service informs the
 * server.
 */
export async function turnPushOff(): Promise<void> {
  const own = storedDevice();
  keepOwnDevice(null);
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  if (own)
    await request(`/api/staff/push/devices/${encodeURIComponent(own.deviceId)}`, { method: 'DELETE' }).catch(
      () => {},
    );
}

/** A subscription is bound to the server's key: one with another key is replaced. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const before = await pushManager.getSubscription();
    if (!before) throw inWords(error);
    await before.unsubscribe();
    return pushManager.subscribe(options).catch((again) => {
      throw inWords(again);
    });
  }
}

const inWords = (cause: unknown) =>
  new PlainError('Can’t reach the browser’s notification service. Check your connection and try again.', {
    cause,
  });

function active({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> | void {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}

/** Such as `Chrome on Android`, for the list of devices. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Browser';
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  return system ? `${browser} on ${system}` : browser;
}

const BROWSERS = [
  ['Edge', /Edg/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;
