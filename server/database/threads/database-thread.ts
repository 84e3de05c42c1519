/** The serving thread's side of a database thread. */
import { Worker } from 'node:worker_threads';
import { programFile } from '../../config/program-file.ts';
import type { SqlValue, StatementAnswer, StatementFailure, StatementRequest } from './thread.ts';

/** A thread ended unexpectedly. Whether its last statement ran isn't known. */
class DatabaseThreadError extends Error {
  override name = 'DatabaseThreadError';
  readonly code = 'ERR_DATABASE_THREAD';
}

type Row = Record<string, SqlValue>;
export type Result = { rows: Row[]; changes: number | null };

/** Megabytes. The old generation has no limit: reached inside node:sqlite, it would end the whole process. */
const LIMITS = { maxYoungGenerationSizeMb: 2 };

export class DatabaseThread {
  readonly #worker: Worker;
  readonly #asked: PromiseWithResolvers<Result>[] = [];
  #failure: unknown;

  constructor(file: string, { readOnly }: { readOnly: boolean }) {
    this.#worker = new Worker(programFile(import.meta, 'thread'), {
      ...{ name: 'database', workerData: { file, readOnly }, resourceLimits: LIMITS },
      // Not those of a process that was started with `-e`.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.on('message', (answer: StatementAnswer) => {
      // Under `node --watch`, threads also report the files they load.
      if ('rows' in answer || 'failure' in answer) this.#hear(answer);
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('unexpected exit')));
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

  /** Rolls back the open transaction, if any, or closes the connection after the statements already queued. */
  async end(kind: 'rollback' | 'close'): Promise<void> {
    if (!this.isGone) await this.#ask({ kind });
  }

  async #ask(ask: StatementRequest): Promise<Result> {
    if (this.isGone) throw this.#failure;
    // First, because `postMessage` throws when a parameter can't be copied.
    this.#worker.postMessage(ask);
    const asked = Promise.withResolvers<Result>();
    if (this.#asked.push(asked) === 1) this.#worker.ref();
    return asked.promise;
  }

  #hear(answer: StatementAnswer): void {
    const { resolve, reject } = this.#asked.shift() as PromiseWithResolvers<Result>;
    if (this.#asked.length === 0) this.#worker.unref();
    if ('failure' in answer) reject(errorOf(answer.failure));
    else resolve({ rows: answer.rows.map((row) => named(answer.columns, row)), changes: answer.changes });
  }

  #fail(error: unknown): void {
    const isOfDatabase = (error as StatementFailure).errcode !== undefined;
    const message = `A database thread ended: ${(error as Error).message}`;
    this.#failure ??= isOfDatabase ? error : new DatabaseThreadError(message, { cause: error });
    for (const { reject } of this.#asked.splice(0)) reject(this.#failure);
  }
}

function named(columns: string[], values: SqlValue[]): Row {
  const row: Row = {};
  for (let at = 0; at < columns.length; at++) row[columns[at] as string] = values[at] as SqlValue;
  return row;
}

function errorOf({ name, message, ...codes }: StatementFailure): Error {
  const error = Object.assign(new Error(message), codes);
  // A stack begins with `Error: …`; a specific name says more.
  return name === 'Error' ? error : Object.assign(error, { name });
}
