/** The only write connection; serves one transaction or statement at a time, in order of arrival. */
import type { DatabaseThread } from './database-thread.ts';
import type { Lent } from './readers.ts';

export class Writer {
  readonly #start: () => DatabaseThread;
  readonly #line: Pick<PromiseWithResolvers<Lent>, 'resolve' | 'reject'>[] = [];
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

  /** Waits in line for at most so many milliseconds. @returns undefined when they passed. */
  async borrowWithin(ms: number): Promise<Lent | undefined> {
    const asked = Promise.withResolvers<Lent | undefined>();
    const leave = setTimeout(() => {
      const at = this.#line.indexOf(asked);
      if (at < 0) return;
      this.#line.splice(at, 1);
      asked.resolve(undefined);
    }, ms);
    this.#line.push(asked);
    this.#serve();
    return asked.promise.finally(() => clearTimeout(leave));
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
