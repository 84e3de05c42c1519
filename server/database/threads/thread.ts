/** The program of a database thread: one connection, one statement at a time. */
import { getPriority, setPriority } from 'node:os';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, threadId, workerData } from 'node:worker_threads';

export type SqlValue = string | number | bigint | Uint8Array | null;
/** @property inside a statement of a transaction: without one it must fail, not commit on its own. */
export type StatementRequest =
  | { kind: 'run'; sql: string; parameters: readonly unknown[]; inside: boolean }
  | { kind: 'rollback' | 'close' };
/** @property changes null for a statement that returns rows. */
export type StatementAnswer =
  | { columns: string[]; rows: SqlValue[][]; changes: number | null }
  | { failure: StatementFailure };
/** An error with the properties that structured cloning drops. */
export type StatementFailure = { name: string; message: string; code?: string; errcode?: number };

/** Waits so long for another writing process. */
const BUSY_TIMEOUT_MS = 5000;
const MOST_STATEMENTS = 500;
const READERS_NICENESS = 5;

const { file, readOnly } = workerData as { file: string; readOnly: boolean };
const port = parentPort as MessagePort;
const database = open();
const known = new Map<string, { statement: StatementSync; givesRows: boolean }>();
/** Cause of a lost transaction: SQLite rolls back automatically when the disk is full. */
let lost: unknown;

if (readOnly && process.platform === 'linux') letOthersFirst();

port.on('message', (ask: StatementRequest) => {
  const wasOpen = database.isTransaction;
  try {
    port.postMessage(carryOut(ask));
  } catch (error) {
    if (wasOpen && !database.isTransaction) lost = error;
    const { name, message, code, errcode } = error as StatementFailure;
    port.postMessage({ failure: { name, message, ...(code && { code }), ...(errcode && { errcode }) } });
  }
  if (ask.kind === 'close') port.close();
});

/** A search may occupy both processors. A sandbox may forbid it; elsewhere it would slow the whole process. */
function letOthersFirst(): void {
  try {
    if (getPriority() < READERS_NICENESS) setPriority(READERS_NICENESS);
  } catch {}
}

function open(): DatabaseSync {
  const opened = new DatabaseSync(file, {
    readOnly,
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  });
  opened.exec('pragma temp_store = memory');
  // Distinguishes the counters of several connections (engine/sqlite.ts).
  opened.function('connection_name', () => String(threadId));
  if (readOnly) return opened;
  // The serving thread sends bytes: to make text of large ones would hold it up, and the text is a third longer.
  opened.function('base64', { deterministic: true }, (bytes) =>
    Buffer.from(bytes as Uint8Array).toString('base64'),
  );
  // Secure delete overwrites erased data instead of only unlinking it (server/erasure).
  opened.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  return opened;
}

function carryOut(ask: StatementRequest): StatementAnswer {
  if (ask.kind === 'run') return run(ask);
  if (ask.kind === 'close') database.close();
  else if (database.isTransaction) database.exec('rollback');
  return { columns: [], rows: [], changes: 0 };
}

function run({ sql, parameters, inside }: Extract<StatementRequest, { kind: 'run' }>): StatementAnswer {
  if (inside && !database.isTransaction) throw lost ?? new Error('The transaction was rolled back.');
  const { statement, givesRows } = prepared(sql);
  const values = parameters as SqlValue[];
  if (givesRows) {
    const rows = statement.all(...values) as unknown as SqlValue[][];
    // After the statement: a migration may have added some since it was prepared.
    return { columns: statement.columns().map(({ name }) => name), rows, changes: null };
  }
  const { changes } = statement.run(...values);
  // Frees the memory immediately: until the next collection, the parts of a large email would take tens of megabytes.
  for (const bytes of values) if (bytes instanceof Uint8Array) (bytes.buffer as ArrayBuffer).transfer(0);
  return { columns: [], rows: [], changes: Number(changes) };
}

function prepared(sql: string) {
  const there = known.get(sql);
  if (there) return there;
  const statement = database.prepare(sql);
  // The serving thread reads arrays in half the time of an object per row (docs/decisions/0007).
  statement.setReturnArrays(true);
  const fresh = { statement, givesRows: statement.columns().length > 0 };
  if (known.size >= MOST_STATEMENTS) known.clear();
  known.set(sql, fresh);
  return fresh;
}
