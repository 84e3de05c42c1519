/** The only write connection; serves one transaction or statement at a time, in order of arrival. */
import type { DatabaseThread } from './database-thread.ts';
import type { Lent } from './readers.ts';

export class Writer {
  readonly #start: () => DatabaseThread;
  readonly #line: PromiseWithResolvers<Lent>[] = [];
  #thread: DatabaseThread | undefined;
  #isLent = false;

  /** @param start opens the connection, and reopens it after its thread ended unexpectedly. */
  constructor(start: () => DatabaseThread) {
    this.#start = start;
  }

  /** Waits in line until the current transaction has ended. */
  borrow(): Promise<Lent> {
    const asked = Promise.withResolvers<Lent>();
    this.#line.push(asked);
    this.#serve();
    return asked.promise;
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }

  #serve(): void {
    const next = this.#isLent ? undefined : this.#line.shift();
    if (!next) return;
    try {
      if (!this.#thread || this.#thread.isGone) this.#thread = this.#start();
      this.#isLent = true;
      next.resolve({ thread: this.#thread, giveBack: () => this.#takeBack() });
    } catch (error) {
      next.reject(error);
      this.#serve();
    }
  }

  #takeBack(): void {
    this.#isLent = false;
    this.#serve();
  }
}
