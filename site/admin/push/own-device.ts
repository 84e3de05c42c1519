/** Which of a person's devices this browser is. Apart from the rest, which loads when it is needed. */
import { browserStorage } from '../state/note-drafts.ts';

type Own = { staffId: string; deviceId: string };

const KEY = 'ledge-frame-push';

/** The server's id of this browser's device, if the person turned notifications on here. */
export function ownDevice(staffId: string): string | null {
  const own = storedDevice();
  return own?.staffId === staffId ? own.deviceId : null;
}

export function storedDevice(): Own | null {
  try {
    return JSON.parse(browserStorage()?.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function keepOwnDevice(own: Own | null): void {
  if (own) browserStorage()?.setItem(KEY, JSON.stringify(own));
  else browserStorage()?.removeItem(KEY);
}

/** Ends what was told on this device: at sign-out, and when another person signs in here. */
export async function endPushHere({ exceptOf }: { exceptOf?: string } = {}): Promise<void> {
  const own = storedDevice();
  if (own && own.staffId !== exceptOf) await (await import('./this-device.ts')).turnPushOff();
}
