/** Values that the site's editor uses in the browser; the schemas are in other files, so that it doesn't load them. */

/** Days for which a preview link can be made. */
export const PREVIEW_LINK_DAYS = [1, 7, 30] as const;

/** Days ahead that a release can be scheduled. */
export const MAX_SCHEDULE_DAYS = 366;

/** Names of entries in a sentence: `Ridge House, Team`. */
export const namesOfUses = (uses: readonly { name: string }[]): string =>
  [...new Set(uses.map(({ name }) => name))].join(', ');
