/** Limits of settings, for forms too. */
export const SETTINGS_LIMITS = {
  host: 253,
  user: 320,
  password: 500,
  /** Days: fewer would erase inquiries that may come back. */
  fewestDays: 30,
  mostDays: 3650,
} as const;
