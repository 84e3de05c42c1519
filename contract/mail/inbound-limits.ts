/** Limits of mail that comes in; apart from its schemas, which the dashboard does without. */

/** Days after which mail that was set aside is deleted. */
export const SET_ASIDE_DAYS = 30;
