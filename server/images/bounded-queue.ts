/** A bounded queue for a scarce resource: a few run, a few wait, the rest are refused immediately. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #places: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  /**
   * @param atOnce the number that run at the same time.
   * @param places the number that may wait behind them.
   */
  constructor(atOnce: number, places: number) {
    this.#atOnce = atOnce;
    this.#places = places;
  }

  get isFull(): boolean {
    return this.#working >= this.#atOnce && this.#waiting.length >= this.#places;
  }

  /** Runs `work` when its turn comes. @throws the error that `whenFull` returns when the queue is full. */
  async run<T>(work: () => Promise<T>, whenFull: () => Error): Promise<T> {
    if (this.isFull) throw whenFull();
    if (this.#working >= this.#atOnce) await new Promise<void>((turn) => this.#waiting.push(turn));
    else this.#working++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot passes on directly, so that no new arrival takes it in between.
      if (next) next();
      else this.#working--;
    }
  }
}
