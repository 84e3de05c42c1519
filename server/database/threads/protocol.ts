/** Messages between the serving thread and a database thread. Both sides keep the order of sending. */

/** Initial data of a thread. */
export type ThreadData = { file: string; readOnly: boolean; pieceWeight: number };

export type Value = string | number | bigint | Uint8Array | null;

export type Ask =
  /** @param inside the statement belongs to a transaction: without one it must fail, not commit on its own. */
  | { kind: 'run'; sql: string; parameters: readonly unknown[]; inside: boolean }
  /** Rolls back the open transaction, if any. */
  | { kind: 'rollback' }
  /** Requests the next chunk of a large result. */
  | { kind: 'more' }
  | { kind: 'close' };

export type Answer =
  /** Rows in sequence, one value per column. Each chunk but the first is requested with `more`. */
  | { kind: 'rows'; columns: string[]; values: Value[]; last: boolean; ms: number }
  | { kind: 'done'; changes: number; insertId: number; ms: number }
  | { kind: 'failed'; failure: ThreadFailure; ms: number };

/** An error with the properties that structured cloning drops. */
export type ThreadFailure = {
  name: string;
  message: string;
  code?: string | undefined;
  errcode?: number | undefined;
  errstr?: string | undefined;
};
