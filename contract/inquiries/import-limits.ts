/** Limits of an import (./import.ts). */
export const IMPORT_LIMITS = {
  /** Rows of a file. */
  rows: 10_000,
  /** Lines of a file: messages take several. */
  maxLine: 999_999,
  /** Bytes of a file. */
  fileBytes: 10 * 1024 * 1024,
  /** Rows in one transaction, which a form that arrives meanwhile waits for. */
  batch: 200,
  batchBytes: 2 * 1024 * 1024,
  /** Contacts in one lookup. */
  contacts: 1000,
  undoDays: 7,
} as const;
