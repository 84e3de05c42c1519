/** A database thread that one user borrows at a time, in the order of arrival. */
import type { DatabaseThread, Result } from './database-thread.ts';

export type Lent = { thread: DatabaseThread; release: () => void };

export class Lane {
  readonly #start: () => DatabaseThread;
  readonly #idleMs: number | undefined;
  readonly #line: PromiseWithResolvers<Lent>[] = [];
  #thread: DatabaseThread | undefined;
  #closing: NodeJS.Timeout | undefined;
  isLent = false;

  /** @param idleMs closes the thread after so long without use. */
  constructor(start: () => DatabaseThread, idleMs?: number) {
    this.#start = start;
    this.#idleMs = idleMs;
  }

  borrow(): Promise<Lent> {
    const asked = Promise.withResolvers<Lent>();
    this.#line.push(asked);
    this.#serve();
    return asked.promise;
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const { thread, release } = await this.borrow();
    return thread.run(sql, parameters).finally(release);
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end('close');
  }

  #serve(): void {
    const next = this.isLent ? undefined : this.#line.shift();
    if (!next) return;
    clearTimeout(this.#closing);
    try {
      if (!this.#thread || this.#thread.isGone) this.#thread = this.#start();
      this.isLent = true;
      next.resolve({ thread: this.#thread, release: () => this.#takeBack() });
    } catch (error) {
      next.reject(error);
      this.#serve();
    }
  }

  #takeBack(): void {
    this.isLent = false;
    this.#serve();
    if (!this.isLent && this.#idleMs)
      this.#closing = setTimeout(() => void this.close(), this.#idleMs).unref();
  }
}
