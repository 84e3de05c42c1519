import { passkeysWorkAt } from '#contract/passkeys.ts';

/** Whether this browser offers passkeys at this address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && passkeysWorkAt(location.origin);
