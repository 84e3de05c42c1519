/** What the site's editor asks of the contract while it runs; apart from the schemas, which only the server needs. */

/** Days for which a preview link can be made. */
export const PREVIEW_LINK_DAYS = [1, 7, 30] as const;

/** Days ahead that a release can be scheduled. */
export const SCHEDULE_DAYS_MAX = 366;

/** Names of entries in a sentence: `Ridge House, Team`. */
export const namesOfUses = (uses: readonly { name: string }[]): string =>
  [...new Set(uses.map(({ name }) => name))].join(', ');
