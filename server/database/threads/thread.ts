/**
 * The program of a database thread: one connection, one statement at a time. The starting thread strips the types
 * (database-thread.ts), so only Node's own modules may be imported here.
 */
import { getPriority, setPriority } from 'node:os';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, threadId, workerData } from 'node:worker_threads';
import type { Answer, Ask, ThreadData, ThreadFailure, Value } from './protocol.ts';

/** Milliseconds to wait for another writing process. */
const BUSY_TIMEOUT = 5000;
const MOST_STATEMENTS = 500;
const READERS_NICENESS = 5;
/** Weight of a value in a chunk, in addition to its letters. */
const VALUE_WEIGHT = 100;

type Row = Record<string, Value>;
type Known = { statement: StatementSync; givesRows: boolean };

const { file, readOnly, pieceWeight } = workerData as ThreadData;
const port = parentPort as MessagePort;
const database = open();
const known = new Map<string, Known>();
/** Messages received while the chunks of a result are being fetched. */
const waiting: Ask[] = [];
let rows: Iterator<Row> | undefined;
/** Processor milliseconds of the current statement so far, which other load doesn't distort, unlike elapsed time. */
let ms = 0;
/** Cause of a lost transaction: SQLite rolls back automatically when the disk is full. */
let lost: unknown;

// Pages and writers go first: a search may occupy both processors. On systems other than Linux this would slow the whole process.
if (readOnly && process.platform === 'linux') lowerPriority(READERS_NICENESS);

port.on('message', (ask: Ask) => {
  if (rows && ask.kind !== 'more') waiting.push(ask);
  else take(ask);
  while (!rows && waiting.length > 0) take(waiting.shift() as Ask);
});

function lowerPriority(niceness: number): void {
  try {
    if (getPriority() < niceness) setPriority(niceness);
  } catch {
    // A sandbox may forbid it. Only speed beside long searches depends on it.
  }
}

function open(): DatabaseSync {
  const opened = new DatabaseSync(file, {
    readOnly,
    timeout: BUSY_TIMEOUT,
    enableForeignKeyConstraints: true,
  });
  opened.exec('pragma temp_store = memory');
  // Distinguishes the counters of several connections (commits.ts).
  opened.function('connection_name', () => String(threadId));
  if (readOnly) return opened;
  // The serving thread sends bytes: to make text of large ones would hold it up, and the text is a third longer.
  opened.function('base64', { deterministic: true }, (bytes) =>
    Buffer.from(bytes as Uint8Array).toString('base64'),
  );
  opened.exec('pragma journal_mode = wal; pragma synchronous = full');
  // Overwrites erased data instead of only unlinking it (server/erasure).
  opened.exec('pragma secure_delete = on');
  return opened;
}

function take(ask: Ask): void {
  if (ask.kind === 'close') {
    database.close();
    port.close();
    return;
  }
  if (ask.kind !== 'more') ms = 0;
  const wasOpen = database.isTransaction;
  const began = processorMs();
  let answer: Answer;
  try {
    answer = carryOut(ask);
  } catch (error) {
    // Otherwise the statement keeps its snapshot, and the connection sees no later commit.
    rows?.return?.();
    rows = undefined;
    if (wasOpen && !database.isTransaction) lost = error;
    answer = { kind: 'failed', failure: failureOf(error), ms };
  }
  ms += processorMs() - began;
  port.postMessage({ ...answer, ms });
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function carryOut(ask: Exclude<Ask, { kind: 'close' }>): Answer {
  if (ask.kind === 'more') return piece();
  if (ask.kind === 'rollback') {
    if (database.isTransaction) database.exec('rollback');
    return { kind: 'done', changes: 0, insertId: 0, ms };
  }
  if (ask.inside && !database.isTransaction) throw lost ?? new Error('The transaction was rolled back.');
  const { statement, givesRows } = prepared(ask.sql);
  const parameters = ask.parameters as Value[];
  if (givesRows) {
    rows = statement.iterate(...parameters) as Iterator<Row>;
    return piece();
  }
  const { changes, lastInsertRowid } = statement.run(...parameters);
  // Their memory, at once: until the next collection, the parts of a large mail would be tens of megabytes.
  for (const bytes of parameters) if (bytes instanceof Uint8Array) (bytes.buffer as ArrayBuffer).transfer(0);
  return { kind: 'done', changes: Number(changes), insertId: Number(lastInsertRowid), ms };
}

/** Caches statements, because Kysely prepares each one again. */
function prepared(sql: string): Known {
  const there = known.get(sql);
  if (there) return there;
  const statement = database.prepare(sql);
  const fresh = { statement, givesRows: statement.columns().length > 0 };
  if (known.size >= MOST_STATEMENTS) known.clear();
  known.set(sql, fresh);
  return fresh;
}

/** Returns a flat array, which the serving thread reads in half the time of an object per row (docs/decisions/0026). */
function piece(): Answer {
  let columns: string[] = [];
  const values: Value[] = [];
  for (let weight = 0; weight < pieceWeight; ) {
    const { value: row, done } = (rows as Iterator<Row>).next();
    if (done) {
      rows = undefined;
      break;
    }
    if (columns.length === 0) columns = Object.keys(row);
    for (const column of columns) {
      const value = row[column] as Value;
      values.push(value);
      weight += VALUE_WEIGHT + (typeof value === 'string' ? value.length : 0);
    }
  }
  return { kind: 'rows', columns, values, last: rows === undefined, ms };
}

function failureOf(error: unknown): ThreadFailure {
  const { name, message, code, errcode, errstr } = error as ThreadFailure;
  return { name, message, code, errcode, errstr };
}
