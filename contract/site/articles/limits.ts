/** A text of 60,000 characters takes an hour to read; the longest that ships has 8,000. */
export const BODY_LIMITS = {
  characters: 60_000,
  blocks: 500,
  footnotes: 200,
  rows: 60,
  columns: 8,
  listDepth: 3,
  /** The highest number that a list begins with. */
  startMost: 9999,
  /** Size of a draft as JSON, without the article's head. */
  draftBytes: 400 * 1024,
} as const;
