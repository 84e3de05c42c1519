/** better-auth, set up for staff accounts (requirements §13, docs/decisions/0012). */

import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import type { Db } from '../database/schema.ts';
import { CLIENT_ERROR_MESSAGES, PASSKEY_SIGN_IN, passkeyPlugin, withPasskeyRules } from './passkey-plugin.ts';
import { PASSWORD_LENGTH } from './password-rule.ts';
import { sessionRule } from './session-rule-store.ts';
import { SESSION_SECONDS, withSessionRules } from './session-rules.ts';
import { withSignInAddresses } from './sign-in-address.ts';
import { staffStore } from './store.ts';

export const AUTH_PATH = '/api/auth';
/** Carries the client address resolved by Fastify to better-auth; no client header is passed on. */
export const ADDRESS_HEADER = 'x-client-address';

export type AuthParts = {
  db: Db;
  config: Pick<Config, 'origin' | 'secret'>;
  log: FastifyBaseLogger;
};

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, config, log }: AuthParts) {
  // `sqlite` on PostgreSQL too: instants as ISO text, booleans as 0 or 1 (docs/decisions/0006).
  const adapter = kyselyAdapter(db, { type: 'sqlite', transaction: false });
  const store = staffStore(db);
  return betterAuth({
    ...authSchema,
    database: (options: BetterAuthOptions) =>
      withSignInAddresses(withSessionRules(withPasskeyRules(adapter(options)), () => sessionRule(db))),
    appName: currentFirm().name,
    baseURL: config.origin,
    basePath: AUTH_PATH,
    secret: config.secret,
    trustedOrigins: [config.origin],
    telemetry: { enabled: false },
    logger: logger(log),
    // Attempts are counted per account and per address in one place: throttle.ts.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    advanced: {
      ...cookies(config.origin),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Its check reads SQLite's catalog; schema.test.ts compares the schema on both databases.
      database: { validateSchema: false },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            if (await store.isDisabled(session.userId))
              throw APIError.from('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: 'Account disabled' });
            const expiresAt = new Date(session.createdAt.getTime() + SESSION_SECONDS * 1000);
            return { data: { expiresAt, passedTwoFactor: passedTwoFactor(context) } };
          },
        },
      },
    },
    onAPIError: {
      // The error handler explains database failures.
      onError: (error) => {
        if (!(error instanceof APIError)) throw error;
      },
    },
  });
}

type Context = { path?: string; context: { session: { session: Record<string, unknown> } | null } };

/**
 * Whether the session being created passed the second factor: by this call, or before a change of the password. A passkey
 * counts as both factors, because the plugin refuses one that didn't verify its user.
 */
function passedTwoFactor(call: Context | null): boolean {
  if (call?.path?.startsWith('/two-factor/verify-') || call?.path === PASSKEY_SIGN_IN) return true;
  return call?.path === '/change-password' && call.context.session?.session.passedTwoFactor === true;
}

/** Maps better-auth's column names to ours. */
const snakeCase = <T extends string>(...columns: T[]) =>
  Object.fromEntries(columns.map((c) => [c, c.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`)])) as {
    [K in T]: string;
  };

/** Tables and columns of migration 0003. */
export const authSchema = {
  user: {
    modelName: 'staff_users',
    fields: snakeCase('emailVerified', 'createdAt', 'updatedAt'),
    additionalFields: {
      role: { type: 'string', required: true, defaultValue: 'staff', input: false },
      disabled: { type: 'boolean', required: true, defaultValue: false, input: false },
    },
  },
  session: {
    modelName: 'staff_sessions',
    fields: snakeCase('userId', 'ipAddress', 'userAgent', 'expiresAt', 'createdAt', 'updatedAt'),
    additionalFields: {
      passedTwoFactor: {
        type: 'boolean',
        required: true,
        defaultValue: false,
        input: false,
        fieldName: 'two_factor',
      },
    },
    expiresIn: SESSION_SECONDS,
    // `updatedAt` is the last use instead; see session-rules.ts.
    disableSessionRefresh: true,
  },
  account: {
    modelName: 'staff_credentials',
    fields: snakeCase(
      'userId',
      'accountId',
      'providerId',
      'accessToken',
      'refreshToken',
      'idToken',
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
      'createdAt',
      'updatedAt',
    ),
  },
  verification: {
    modelName: 'staff_verifications',
    fields: snakeCase('expiresAt', 'createdAt', 'updatedAt'),
    storeIdentifier: 'hashed',
  },
  plugins: [
    passkeyPlugin(),
    twoFactor({
      get issuer() {
        return currentFirm().name;
      },
      // No device is ever excused from the second factor (auth-bodies.ts, docs/decisions/0013).
      trustDeviceMaxAge: 0,
      schema: {
        user: { fields: snakeCase('twoFactorEnabled') },
        twoFactor: {
          modelName: 'staff_two_factors',
          fields: snakeCase('userId', 'backupCodes', 'failedVerificationCount', 'lockedUntil'),
        },
      },
    }),
  ],
} satisfies BetterAuthOptions;

/** Browsers keep `__Host-` cookies from other hosts, subdomains and plain http. */
export const cookiePrefix = (origin: string) =>
  origin.startsWith('https:') ? '__Host-ledge-frame' : 'ledge-frame';

function cookies(origin: string) {
  const https = origin.startsWith('https:');
  return {
    cookiePrefix: cookiePrefix(origin),
    useSecureCookies: false,
    defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: 'lax', path: '/' },
  } as const;
}

/** Logs only messages, which contain no personal data; their arguments may. */
function logger(log: FastifyBaseLogger): BetterAuthOptions['logger'] {
  return {
    level: 'warn',
    log: (level, message) =>
      log[CLIENT_ERROR_MESSAGES.has(message) ? 'info' : level]({ from: 'better-auth' }, message),
  };
}
