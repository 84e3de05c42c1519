/** Messages for better-auth's error codes, each with the next step. */

export type Explained = { detail: string /** Seconds. */; retryAfter?: number };

export const AUTH_ERRORS = {
  INVALID_EMAIL_OR_PASSWORD: { detail: 'The email address or password is wrong.' },
  INVALID_EMAIL: { detail: 'Enter a valid email address.' },
  INVALID_PASSWORD: { detail: 'The password is wrong.' },
  PASSWORD_CHANGED: {
    detail: 'This account’s password just changed. Sign in with the new one.',
  },
  PASSWORD_TOO_SHORT: { detail: 'Use at least 12 characters. A few random words work well.' },
  PASSWORD_TOO_LONG: { detail: 'Use at most 128 characters.' },
  ACCOUNT_DISABLED: { detail: 'This account is disabled. Ask an owner to enable it.' },
  UNAUTHORIZED: { detail: 'Sign in to continue.' },
  INVALID_CODE: {
    detail: 'That code didn’t work. Enter the next code from your app.',
  },
  INVALID_BACKUP_CODE: { detail: 'That recovery code is wrong or already used.' },
  INVALID_TWO_FACTOR_COOKIE: { detail: 'Your sign-in timed out. Sign in again.' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { detail: 'Too many wrong codes. Sign in again.' },
  ACCOUNT_TEMPORARILY_LOCKED: {
    detail: 'Too many wrong codes. Wait 15 minutes, then sign in again.',
    retryAfter: 900,
  },
  TOTP_NOT_ENABLED: {
    detail: 'This account doesn’t use two-factor sign-in. Sign in with your password only.',
  },
  TOTP_ALREADY_ENABLED: { detail: 'Two-factor sign-in is already on. Turn it off first to set it up again.' },
  TWO_FACTOR_NOT_ENABLED: { detail: 'Two-factor sign-in is off. Turn it on first.' },
  CHALLENGE_NOT_FOUND: { detail: 'That took too long. Try again.' },
  PASSKEY_NOT_FOUND: {
    detail: 'Unknown passkey. Sign in with your password.',
  },
  PASSKEY_UNVERIFIED: {
    detail: 'Use a passkey with a fingerprint, face, or PIN.',
  },
  AUTHENTICATION_FAILED: { detail: 'Couldn’t verify the passkey. Try again, or use your password.' },
  FAILED_TO_VERIFY_REGISTRATION: {
    detail: 'Couldn’t verify the passkey. Try again, or use another device.',
  },
} satisfies Record<string, Explained>;
