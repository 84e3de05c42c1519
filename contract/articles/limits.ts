/** A text of 60,000 characters takes an hour to read; the longest that ships has 8,000. */
export const BODY_LIMITS = {
  characters: 60_000,
  blocks: 500,
  footnotes: 200,
  rows: 60,
  columns: 8,
  listDepth: 3,
} as const;
