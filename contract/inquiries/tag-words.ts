export const TAG_LIMITS = { length: 30, number: 10, suggested: 200 } as const;

/** As a tag is stored: lower case, single spaces, one kind of apostrophe. */
export const tidyTag = (typed: string): string =>
  typed.normalize('NFC').toWellFormed().toLowerCase().replace(/\s+/gu, ' ').replaceAll("'", '’').trim();
