/** The embedded database's threads as Kysely's driver (docs/decisions/0026). */
import type { Driver, TransactionSettings } from 'kysely';
import { ThreadConnection, type Threads } from './connection.ts';
import { DatabaseThread } from './database-thread.ts';
import { Readers } from './readers.ts';
import { Writer } from './writer.ts';

export class ThreadDriver implements Driver {
  readonly #threads: Threads;

  constructor(file: string) {
    const writer = new Writer(() => new DatabaseThread(file, { readOnly: false }));
    this.#threads = { writer, readers: new Readers(file, writer) };
  }

  /** Starts the writer first: it creates the files that a reader opens. */
  async init(): Promise<void> {
    const { thread, giveBack } = await this.#threads.writer.borrow();
    try {
      await thread.rollBack();
    } finally {
      giveBack();
    }
  }

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#threads);
  }

  /** A `read only` transaction borrows a reader, which leaves the writer free for others. */
  beginTransaction(connection: ThreadConnection, { accessMode }: TransactionSettings): Promise<void> {
    return connection.begin(accessMode === 'read only');
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.rollBack();
  }

  releaseConnection(connection: ThreadConnection): Promise<void> {
    return connection.release();
  }

  /** Closes the writer last: it checkpoints the write-ahead log, which only the last connection can. */
  async destroy(): Promise<void> {
    await this.#threads.readers.close();
    await this.#threads.writer.close();
  }
}
