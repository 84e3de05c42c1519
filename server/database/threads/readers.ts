/**
 * Read connections. Short statements never wait for long ones: those not known to be short (pace.ts) may occupy all
 * readers but one. One reader serves while its statements are short; more are started beside a long one, and closed again.
 */
import { DatabaseThread, type Result } from './database-thread.ts';
import { Pace } from './pace.ts';

const MOST = 3;
/** Milliseconds a statement may run before another reader is started for the queue behind it. */
const GROW_MS = 10;
/** Idle readers are closed, because each takes 13 to 20 MB. */
const IDLE_MS = 20_000;

type Reader = { thread: DatabaseThread; doing: 'starting' | 'nothing' | 'short' | 'long'; since: number };
type Waiting = { isShort: boolean; resolve: (reader: Reader) => void };

/** A borrowed connection. */
export type Lent = { thread: DatabaseThread; giveBack: () => void };

export class Readers {
  readonly #file: string;
  readonly #pace = new Pace();
  #readers: Reader[] = [];
  readonly #line: Waiting[] = [];
  #growing: NodeJS.Timeout | undefined;
  #shrinking: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Runs one statement outside a transaction. */
  async read(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const { thread, giveBack } = await this.#borrow(this.#pace.isShort(sql));
    try {
      const result = await thread.run(sql, parameters);
      this.#pace.note(sql, result.ms);
      return result;
    } finally {
      giveBack();
    }
  }

  /** Borrows a reader for a read-only transaction. Its statements must not queue behind others that may be waiting for it. */
  borrow(): Promise<Lent> {
    return this.#borrow(false);
  }

  async close(): Promise<void> {
    clearTimeout(this.#growing);
    clearTimeout(this.#shrinking);
    await Promise.all(this.#readers.splice(0).map(({ thread }) => thread.close()));
  }

  async #borrow(isShort: boolean): Promise<Lent> {
    const reader = await new Promise<Reader>((resolve) => {
      this.#line.push({ isShort, resolve });
      this.#serve();
    });
    return { thread: reader.thread, giveBack: () => this.#rest(reader) };
  }

  /** Serves in order of arrival, except that long statements let others pass while only the last reader is free. */
  #serve(): void {
    for (;;) {
      const at = this.#line.findIndex(({ isShort }) => isShort || this.#mayBeLong());
      const reader = at < 0 ? undefined : this.#free();
      if (!reader) break;
      const [{ isShort, resolve }] = this.#line.splice(at, 1) as [Waiting];
      Object.assign(reader, { doing: isShort ? 'short' : 'long', since: performance.now() });
      resolve(reader);
    }
    this.#growing ??= setTimeout(() => this.#grow(), GROW_MS).unref();
  }

  #mayBeLong(): boolean {
    return this.#readers.filter(({ doing }) => doing === 'long').length < MOST - 1;
  }

  #free(): Reader | undefined {
    if (this.#readers.some(({ thread }) => thread.isGone))
      this.#readers = this.#readers.filter(({ doing, thread }) => doing !== 'nothing' || !thread.isGone);
    if (this.#readers.length === 0) return this.#start();
    return this.#readers.find(({ doing }) => doing === 'nothing');
  }

  #start(): Reader {
    const thread = new DatabaseThread(this.#file, { readOnly: true });
    const reader: Reader = { thread, doing: 'starting', since: performance.now() };
    this.#readers.push(reader);
    return reader;
  }

  #rest(reader: Reader): void {
    Object.assign(reader, { doing: 'nothing', since: performance.now() });
    this.#serve();
  }

  /** Adds a reader while all are busy, unless all their statements are short and the queue is empty. */
  #grow(): void {
    this.#growing = undefined;
    const busy = this.#readers.filter(({ doing }) => doing === 'short' || doing === 'long');
    const isCalled = this.#line.length > 0 || busy.some(({ doing }) => doing === 'long');
    if (!isCalled || busy.length < this.#readers.length || this.#readers.length === MOST) return;
    const now = performance.now();
    if (busy.every(({ since }) => now - since < GROW_MS)) {
      this.#growing = setTimeout(() => this.#grow(), GROW_MS).unref();
      return;
    }
    const reader = this.#start();
    const rest = () => this.#rest(reader);
    reader.thread.rollBack().then(rest, rest);
    this.#shrinking ??= setInterval(() => this.#shrink(), IDLE_MS).unref();
  }

  #shrink(): void {
    const before = performance.now() - IDLE_MS;
    for (const reader of this.#readers.slice(1))
      if (reader.doing === 'nothing' && reader.since < before) {
        this.#readers.splice(this.#readers.indexOf(reader), 1);
        void reader.thread.close();
      }
    if (this.#readers.length > 1) return;
    clearInterval(this.#shrinking);
    this.#shrinking = undefined;
  }
}
