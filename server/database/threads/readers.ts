/**
 * Read connections. Short statements never wait for long ones: those not known to be short (pace.ts) may occupy all
 * readers but one. One reader serves while its statements are short; beside a long one the writer reads, too, and when it
 * is busy itself, more readers are started, and closed again. A server at rest has none: the writer reads what little is asked.
 */
import { DatabaseThread, type Result } from './database-thread.ts';
import { Pace } from './pace.ts';
import type { Writer } from './writer.ts';

const MOST = 3;
/** Milliseconds a statement may run before another reader is started for the queue behind it. */
const GROW_MS = 10;
/** The same for one that was short so far (pace.ts): it is about to end, and each reader takes 13 to 20 MB. */
const SHORT_GROW_MS = 30;
/** The same, where the serving thread was held up, so that what looks busy may have answered meanwhile. */
const LATE_GROW_MS = 100;
/** Readers that weren't needed for so long are closed. */
const IDLE_MS = 20_000;
/** Statements in that time for which the last reader stays. */
const BUSY = 100;

/** `since`: infinite until the connection is open, so that the opening isn't taken for a long statement. */
type Reader = {
  thread: DatabaseThread;
  opened: Promise<void>;
  doing: 'starting' | 'nothing' | 'short' | 'long';
  since: number;
};
type Waiting = { isShort: boolean; resolve: (reader: Reader) => void };

/** A borrowed connection. */
export type Lent = { thread: DatabaseThread; giveBack: () => void };

export class Readers {
  readonly #file: string;
  readonly #writer: Writer;
  readonly #idleMs: number;
  readonly #pace = new Pace();
  #readers: Reader[] = [];
  readonly #line: Waiting[] = [];
  #growing: NodeJS.Timeout | undefined;
  #shrinking: NodeJS.Timeout | undefined;
  /** When more than one was last needed. */
  #needed = 0;
  /** Statements since readers were last looked through. */
  #asked = 0;

  constructor(file: string, writer: Writer, idleMs = IDLE_MS) {
    this.#file = file;
    this.#writer = writer;
    this.#idleMs = idleMs;
  }

  /** Number of readers, each a thread. */
  get size(): number {
    return this.#readers.length;
  }

  /** Runs one statement outside a transaction. */
  async read(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const isShort = this.#pace.isShort(sql);
    this.#asked++;
    const { thread, giveBack } = (await this.#ofWriter(isShort)) ?? (await this.#borrow(isShort));
    try {
      const result = await thread.run(sql, parameters);
      this.#pace.note(sql, result.ms);
      return result;
    } finally {
      giveBack();
    }
  }

  /** While there is no reader, or each has a long statement; a moment of waiting says that another reader is worth its memory. */
  async #ofWriter(isShort: boolean): Promise<Lent | undefined> {
    const isTaken = this.#readers.every(({ doing }) => doing === 'long');
    return isShort && isTaken ? this.#writer.borrowWithin(GROW_MS) : undefined;
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
      if (!isShort && this.#readers.some(({ doing }) => doing === 'long')) this.#needed = performance.now();
      reader.doing = isShort ? 'short' : 'long';
      reader.since = Math.max(reader.since, performance.now());
      resolve(reader);
    }
    this.#growing ??= this.#growLater();
  }

  #growLater(): NodeJS.Timeout {
    const from = performance.now();
    return setTimeout(() => this.#grow(performance.now() - from < 2 * GROW_MS), GROW_MS).unref();
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
    const open = () => {
      reader.since = performance.now();
    };
    const opened = thread.rollBack().then(open, open);
    const reader: Reader = { thread, opened, doing: 'starting', since: Number.POSITIVE_INFINITY };
    this.#readers.push(reader);
    this.#shrinking ??= setInterval(() => this.#shrink(), this.#idleMs).unref();
    return reader;
  }

  #rest(reader: Reader): void {
    Object.assign(reader, { doing: 'nothing', since: performance.now() });
    this.#serve();
  }

  /** Adds a reader for those that wait, when all are busy for long. */
  #grow(isOnTime: boolean): void {
    this.#growing = undefined;
    const busy = this.#readers.filter(({ doing }) => doing === 'short' || doing === 'long');
    if (this.#line.length === 0 || busy.length < this.#readers.length || this.#readers.length === MOST)
      return;
    const now = performance.now();
    const enough = (doing: Reader['doing']) =>
      isOnTime ? (doing === 'short' ? SHORT_GROW_MS : GROW_MS) : LATE_GROW_MS;
    if (busy.every(({ since, doing }) => now - since < enough(doing))) {
      this.#growing = this.#growLater();
      return;
    }
    this.#needed = now;
    const reader = this.#start();
    void reader.opened.then(() => this.#rest(reader));
  }

  /** Recent use says nothing: three statements at once go to three readers, though one would do. */
  #shrink(): void {
    const isBusy = this.#asked > BUSY;
    this.#asked = 0;
    if (performance.now() - this.#needed < this.#idleMs) return;
    for (const reader of this.#readers.slice(isBusy ? 1 : 0))
      if (reader.doing === 'nothing') {
        this.#readers.splice(this.#readers.indexOf(reader), 1);
        void reader.thread.close();
      }
    if (this.#readers.length > 0) return;
    clearInterval(this.#shrinking);
    this.#shrinking = undefined;
  }
}
