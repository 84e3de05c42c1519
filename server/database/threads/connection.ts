/** A Kysely connection that borrows a thread once the first statement tells whether it reads or writes. */
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';
import type { DatabaseThread, Result } from './database-thread.ts';
import type { Lent, Readers } from './readers.ts';
import type { Writer } from './writer.ts';

export type Threads = { writer: Writer; readers: Readers };

export class ThreadConnection implements DatabaseConnection {
  readonly #threads: Threads;
  /** The thread of a transaction, or the writer from the first writing statement on; kept until release. */
  #lent: Promise<Lent> | undefined;
  #transaction: 'none' | 'open' | 'over' = 'none';

  constructor(threads: Threads) {
    this.#threads = threads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { changes, insertId, rows } = await this.#run(query);
    return {
      rows: rows as R[],
      ...(changes !== null && { numAffectedRows: BigInt(changes) }),
      ...(insertId !== null && { insertId: BigInt(insertId) }),
    };
  }

  async #run(query: CompiledQuery): Promise<Result> {
    // A statement queued behind a failed one must not run on its own.
    if (this.#transaction === 'over') throw new Error('The transaction has ended.');
    if (!this.#lent && isRead(query)) return this.#threads.readers.read(query.sql, query.parameters);
    this.#lent ??= this.#threads.writer.borrow();
    const { thread } = await this.#lent;
    return thread.run(query.sql, query.parameters, this.#transaction === 'open');
  }

  /** @param isReading borrows a reader, which leaves the writer free for others. */
  async begin(isReading: boolean): Promise<void> {
    const { readers, writer } = this.#threads;
    this.#lent = isReading ? readers.borrow() : writer.borrow();
    const { thread } = await this.#lent;
    // Immediate, because a deferred transaction that reads first fails without waiting if another process wrote in between.
    await thread.run(isReading ? 'begin' : 'begin immediate', []);
    this.#transaction = 'open';
  }

  async commit(): Promise<void> {
    const thread = await this.#ended();
    await thread?.run('commit', [], true);
  }

  /** With a full disk SQLite has already rolled back; a second rollback would hide the cause. */
  async rollBack(): Promise<void> {
    const thread = await this.#ended();
    await thread?.rollBack();
  }

  async #ended(): Promise<DatabaseThread | undefined> {
    this.#transaction = 'over';
    return (await this.#lent)?.thread;
  }

  async release(): Promise<void> {
    const lent = await this.#lent;
    this.#lent = undefined;
    lent?.giveBack();
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
