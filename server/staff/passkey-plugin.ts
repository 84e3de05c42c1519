/**
 * better-auth's passkeys, with stricter checks (docs/decisions/0013). The plugin doesn't require user verification, neither
 * for a new passkey nor at sign-in: both are checked here.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { passkey } from '@better-auth/passkey';
import type { DBAdapter } from 'better-auth';
import { APIError } from 'better-auth/api';

/** Carries the name of a pending ceremony's challenge. */
export const PASSKEY_COOKIE = 'passkey';
/** The path on which better-auth creates a passkey's session. */
export const PASSKEY_SIGN_IN = '/passkey/verify-authentication';
/** PostgreSQL's integers end here. No authenticator has counted that far. */
const MAX_COUNTER = 2 ** 31 - 1;

/**
 * Its relying party is the host of `baseURL`, and its origin that of the header, which is always ours (call-auth.ts).
 */
export const passkeyPlugin = () =>
  passkey({
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: PASSKEY_COOKIE },
    registration: {
      afterVerification: async ({ verification: { registrationInfo } }) => {
        check(registrationInfo?.userVerified, registrationInfo?.credential.counter);
      },
    },
    authentication: {
      afterVerification: async ({ verification: { authenticationInfo } }) => {
        check(authenticationInfo.userVerified, authenticationInfo.newCounter);
      },
    },
    schema: {
      passkey: {
        modelName: 'staff_passkeys',
        fields: {
          publicKey: 'public_key',
          userId: 'user_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });

function check(userVerified: boolean | undefined, counter = 0): void {
  if (userVerified !== true)
    throw APIError.from('UNAUTHORIZED', { code: 'PASSKEY_UNVERIFIED', message: 'User not verified' });
  if (counter > MAX_COUNTER)
    throw APIError.from('BAD_REQUEST', { code: 'PASSKEY_COUNTER', message: 'Counter out of range' });
}

/** The plugin's row of a new passkey. */
export type NewPasskey = {
  name: string;
  userId: string;
  credentialID: string;
  publicKey: string;
  counter: number;
  deviceType: string;
  backedUp: boolean;
  transports: string;
  aaguid: string;
  createdAt: Date;
};
type Ceremony = {
  /** Stores a new passkey, and returns it with its id. */
  add: (passkey: NewPasskey) => Promise<NewPasskey & { id: string }>;
  failure?: { error: unknown };
};
const ceremony = new AsyncLocalStorage<Ceremony>();

/** Passkeys are stored by our own transaction. Database failures, which the plugin would hide, are kept and rethrown. */
export function withPasskeyRules(adapter: DBAdapter): DBAdapter {
  const keeping = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const under = ceremony.getStore();
      if (under) under.failure = { error };
      throw error;
    }
  };
  return {
    ...adapter,
    create: ((query: Parameters<DBAdapter['create']>[0]) =>
      keeping<unknown>(() => {
        if (query.model !== 'passkey') return adapter.create(query);
        const under = ceremony.getStore();
        if (!under) throw new Error('Passkeys can be added only through the passkey route.');
        return under.add(query.data as NewPasskey);
      })) as DBAdapter['create'],
    update: (query) => keeping(() => adapter.update(query)),
    findOne: (query) => keeping(() => adapter.findOne(query)),
  };
}

const noPasskey = () => Promise.reject(new Error('Signing in can’t add a passkey.'));

/**
 * Runs a call of the plugin.
 * @param add stores the new passkey of a registration.
 * @throws the database's failure, or what `add` threw.
 */
export async function withinCeremony<T>(
  work: () => Promise<T>,
  add: Ceremony['add'] = noPasskey,
): Promise<T> {
  const under: Ceremony = { add };
  const done = await ceremony.run(under, work);
  if (under.failure) throw under.failure.error;
  return done;
}

/** Messages that strangers can cause; they are no errors of the server. */
export const CLIENT_ERROR_MESSAGES: ReadonlySet<string> = new Set([
  'Failed to verify registration',
  'Failed to verify authentication',
]);
