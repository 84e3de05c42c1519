/** The embedded database's threads as Kysely's driver: one that writes, two that read (docs/decisions/0007). */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { SelectQueryNode } from 'kysely';
import { DatabaseThread, type Result } from './database-thread.ts';
import { Lane, type Lent } from './lane.ts';

/** An idle reader costs 13 to 20 MB. */
const IDLE_MS = 20_000;

/** `moments` serves transactions that only read, and single reads while `reads` is busy. */
type Lanes = { writer: Lane; reads: Lane; moments: Lane };

export class ThreadDriver implements Driver {
  readonly #lanes: Lanes;

  constructor(file: string) {
    const thread = (readOnly: boolean) => () => new DatabaseThread(file, { readOnly });
    const reader = () => new Lane(thread(true), IDLE_MS);
    this.#lanes = { writer: new Lane(thread(false)), reads: reader(), moments: reader() };
  }

  /** Starts the writer first: it creates the files that a reader opens. */
  async init(): Promise<void> {
    await this.#lanes.writer.run('select 1', []);
  }

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#lanes);
  }

  async beginTransaction(connection: ThreadConnection, { accessMode }: TransactionSettings): Promise<void> {
    const isReading = accessMode === 'read only';
    connection.lent = (isReading ? this.#lanes.moments : this.#lanes.writer).borrow();
    const { thread } = await connection.lent;
    // Immediate, because a deferred transaction that reads first fails without waiting if another process wrote in between.
    await thread.run(isReading ? 'begin' : 'begin immediate', []);
    connection.transaction = 'open';
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    connection.transaction = 'over';
    await (await connection.lent)?.thread.run('commit', [], true);
  }

  /** With a full disk SQLite has already rolled back; a second rollback would hide the cause. */
  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    connection.transaction = 'over';
    await (await connection.lent)?.thread.end('rollback');
  }

  async releaseConnection(connection: ThreadConnection): Promise<void> {
    const lent = await connection.lent;
    connection.lent = undefined;
    lent?.release();
  }

  /** Closes the writer last: it checkpoints the write-ahead log, which only the last connection can. */
  async destroy(): Promise<void> {
    const { writer, reads, moments } = this.#lanes;
    await Promise.all([reads.close(), moments.close()]);
    await writer.close();
  }
}

/** Borrows a thread at the first statement, which determines whether to read or to write. */
class ThreadConnection implements DatabaseConnection {
  readonly #lanes: Lanes;
  /** The thread of a transaction, or the writer from the first writing statement on; kept until release. */
  lent: Promise<Lent> | undefined;
  transaction: 'none' | 'open' | 'over' = 'none';

  constructor(lanes: Lanes) {
    this.#lanes = lanes;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { changes, rows } = await this.#run(query);
    return { rows: rows as R[], ...(changes !== null && { numAffectedRows: BigInt(changes) }) };
  }

  async #run(query: CompiledQuery): Promise<Result> {
    // A statement queued behind a failed one must not run on its own.
    if (this.transaction === 'over') throw new Error('The transaction has ended.');
    const { writer, reads, moments } = this.#lanes;
    if (!this.lent && isRead(query))
      return (reads.isLent && !moments.isLent ? moments : reads).run(query.sql, query.parameters);
    this.lent ??= writer.borrow();
    const { thread } = await this.lent;
    return thread.run(query.sql, query.parameters, this.transaction === 'open');
  }

  streamQuery(): never {
    throw new Error('The embedded database returns whole results; read them in pages.');
  }
}

/** Used outside transactions. Readers refuse writes, so a write mistaken for a read fails and changes nothing. */
function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind !== 'RawNode') return SelectQueryNode.is(query);
  const [word] = /[a-z]+/i.exec(sql) ?? [''];
  if (word.toLowerCase() === 'with') return !/\b(insert|update|delete|replace)\b/i.test(sql);
  return ['select', 'values', 'explain'].includes(word.toLowerCase());
}
