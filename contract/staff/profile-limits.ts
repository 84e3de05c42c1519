/**
 * Limits of a staff profile and of saved views, in a file without schemas (see
 * contract/inquiries/inquiry-action-schemas.ts).
 */
export const PROFILE_LIMITS = {
  publicNameMax: 100,
  signatureMax: 500,
  labelMax: 80,
  templates: 30,
} as const;

/** `shared` views of all people together, `own` views of one person. */
export const VIEW_LIMITS = { name: 60, query: 2000, own: 50, shared: 50 } as const;
