/** Messages for better-auth's error codes, with what to do. */

export type Explained = { detail: string /** Seconds. */; retryAfter?: number };

export const AUTH_ERRORS = {
  INVALID_EMAIL_OR_PASSWORD: { detail: 'The email address or password is wrong.' },
  INVALID_EMAIL: { detail: 'Please enter a valid email address.' },
  INVALID_PASSWORD: { detail: 'The password is wrong.' },
  PASSWORD_CHANGED: {
    detail: 'This account’s password was just changed. Please sign in with the new one.',
  },
  PASSWORD_TOO_SHORT: { detail: 'Use at least 12 characters; a few words in a row work well.' },
  PASSWORD_TOO_LONG: { detail: 'Use at most 128 characters.' },
  ACCOUNT_DISABLED: { detail: 'This account is disabled. Ask an owner to enable it.' },
  UNAUTHORIZED: { detail: 'Please sign in.' },
  INVALID_CODE: {
    detail: 'That code is wrong, has expired or was used before. Enter the next one that your app shows.',
  },
  INVALID_BACKUP_CODE: { detail: 'That recovery code is wrong or was used before.' },
  INVALID_TWO_FACTOR_COOKIE: { detail: 'This sign-in took too long. Please sign in again.' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { detail: 'Too many wrong codes. Please sign in again.' },
  ACCOUNT_TEMPORARILY_LOCKED: {
    detail: 'Too many wrong codes. Please wait 15 minutes, then sign in again.',
    retryAfter: 900,
  },
  TOTP_NOT_ENABLED: { detail: 'This account has no authenticator app. Sign in with the password alone.' },
  TOTP_ALREADY_ENABLED: { detail: 'Two-factor sign-in is already on. Turn it off first to set it up again.' },
  TWO_FACTOR_NOT_ENABLED: { detail: 'Two-factor sign-in is off. Turn it on first.' },
  CHALLENGE_NOT_FOUND: { detail: 'This took too long, or was sent before. Please try again.' },
  PASSKEY_NOT_FOUND: {
    detail: 'This passkey isn’t one of ours, or was removed. Sign in with your password.',
  },
  PASSKEY_UNVERIFIED: {
    detail: 'This passkey didn’t check that it’s you. Use one with a fingerprint, face or PIN.',
  },
  AUTHENTICATION_FAILED: { detail: 'This passkey couldn’t be checked. Try again, or use your password.' },
  FAILED_TO_VERIFY_REGISTRATION: {
    detail: 'This passkey couldn’t be checked. Try again, or use another device.',
  },
} satisfies Record<string, Explained>;
