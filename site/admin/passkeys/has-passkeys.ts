import { passkeysWorkAt } from '#contract/staff/passkey-origin.ts';

/** Whether this browser offers passkeys at this address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && passkeysWorkAt(location.origin);
