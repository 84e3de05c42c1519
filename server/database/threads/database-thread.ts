/** The serving thread's side of a database thread. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { setImmediate as inNextTurn } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { programFile } from '../../settings/program-file.ts';
import { inTurns } from './in-turns.ts';
import type { Answer, Ask, ThreadData, ThreadFailure, Value } from './protocol.ts';

/** A thread ended unexpectedly. Whether its last statement ran isn't known. */
class DatabaseThreadError extends Error {
  override name = 'DatabaseThreadError';
  readonly code = 'ERR_DATABASE_THREAD';
}

export type Row = Record<string, Value>;
/** `ms`: the statement's processor time in its thread. */
export type Result = { rows: Row[]; changes: number | null; insertId: number | null; ms: number };

type Asked = { rows: Row[]; resolve: (result: Result) => void; reject: (error: unknown) => void };

/** About 5,000 short values, or half a million letters: the serving thread needs one millisecond for a chunk of this size. */
const PIECE_WEIGHT = 500_000;
/** Megabytes for one chunk at a time. The rest has no limit: reached inside node:sqlite, it would end the whole process. */
const LIMITS = { maxYoungGenerationSizeMb: 2 };

/**
 * From the sources, types are stripped here, where Node has already loaded the stripper: doing it in each thread would
 * cost 10 MB and 25 ms more (docs/decisions/0026).
 */
let program: URL | string | undefined;
function programOfThread(): URL | string {
  const file = programFile(import.meta, 'thread');
  const stripped = () => encodeURIComponent(stripTypeScriptTypes(readFileSync(file, 'utf8')));
  program ??= file.endsWith('.ts') ? new URL(`data:text/javascript,${stripped()}`) : file;
  return program;
}

export class DatabaseThread {
  readonly #worker: Worker;
  readonly #asked: Asked[] = [];
  readonly #ended = Promise.withResolvers<void>();
  #failure: unknown;
  #isClosing = false;

  constructor(file: string, { readOnly }: { readOnly: boolean }) {
    const workerData: ThreadData = { file, readOnly, pieceWeight: PIECE_WEIGHT };
    this.#worker = new Worker(programOfThread(), { workerData, resourceLimits: LIMITS, name: 'database' });
    this.#worker.on('message', (answer: Partial<Answer>) => {
      // Under `node --watch`, threads also report the files they load.
      if (answer.kind) inTurns(() => this.#hear(answer as Answer));
    });
    this.#worker.on('error', (error) => inTurns(() => this.#fail(error)));
    this.#worker.on('exit', () => inTurns(() => this.#fail(new Error('unexpected exit'))));
    // A process that forgets to close its database can still exit.
    this.#worker.unref();
  }

  /** Whether the thread crashed or was closed. */
  get isGone(): boolean {
    return this.#failure !== undefined;
  }

  /** @param inside the statement belongs to a transaction, and must fail without one. */
  run(sql: string, parameters: readonly unknown[], inside = false): Promise<Result> {
    return this.#ask({ kind: 'run', sql, parameters, inside });
  }

  /** Rolls back the open transaction, if any. */
  async rollBack(): Promise<void> {
    if (!this.isGone) await this.#ask({ kind: 'rollback' });
  }

  /** Closes the connection after the statements already queued. */
  async close(): Promise<void> {
    if (this.isGone) return;
    // Keeps the process alive until the thread has closed, whatever is answered meanwhile.
    this.#isClosing = true;
    this.#worker.ref();
    this.#worker.postMessage({ kind: 'close' } satisfies Ask);
    await this.#ended.promise;
  }

  #ask(ask: Ask): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.isGone) return reject(this.#failure);
      // First, because `postMessage` throws when a parameter can't be copied.
      this.#worker.postMessage(ask);
      if (this.#asked.push({ rows: [], resolve, reject }) === 1) this.#worker.ref();
    });
  }

  #hear(answer: Answer): void {
    const asked = this.#asked[0] as Asked;
    if (answer.kind === 'rows') {
      addRows(asked.rows, answer.columns, answer.values);
      // Lets requests in between two chunks.
      if (!answer.last)
        return void inNextTurn(() => this.#worker.postMessage({ kind: 'more' } satisfies Ask));
    }
    this.#asked.shift();
    if (this.#asked.length === 0 && !this.#isClosing) this.#worker.unref();
    const { changes, insertId } = answer.kind === 'done' ? answer : { changes: null, insertId: null };
    if (answer.kind === 'failed') asked.reject(errorOf(answer.failure));
    else asked.resolve({ rows: asked.rows, changes, insertId, ms: answer.ms });
  }

  #fail(error: unknown): void {
    const isOfDatabase = (error as ThreadFailure).errcode !== undefined;
    this.#failure ??= isOfDatabase
      ? error
      : new DatabaseThreadError(`A database thread ended: ${(error as Error).message}`, {
          cause: error,
        });
    for (const { reject } of this.#asked.splice(0)) reject(this.#failure);
    this.#ended.resolve();
  }
}

function addRows(rows: Row[], columns: string[], values: Value[]): void {
  for (let at = 0; at < values.length; ) {
    const row: Row = {};
    for (const column of columns) row[column] = values[at++] as Value;
    rows.push(row);
  }
}

function errorOf({ name, message, ...codes }: ThreadFailure): Error {
  const error = new Error(message);
  // A stack begins with `Error: …`; a specific name says more.
  if (name !== 'Error') error.name = name;
  for (const [key, value] of Object.entries(codes))
    if (value !== undefined) Object.assign(error, { [key]: value });
  return error;
}
