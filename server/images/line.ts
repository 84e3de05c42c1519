/** A bounded line before a scarce resource: a few at work, a few waiting, the rest refused at once. */
export class Line {
  readonly #atOnce: number;
  readonly #places: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  /**
   * @param atOnce how many work at the same time.
   * @param places how many may wait behind them.
   */
  constructor(atOnce: number, places: number) {
    this.#atOnce = atOnce;
    this.#places = places;
  }

  get isFull(): boolean {
    return this.#working >= this.#atOnce && this.#waiting.length >= this.#places;
  }

  /** Runs `work` when its turn comes. @throws what `whenFull` returns if no place is left to wait. */
  async run<T>(work: () => Promise<T>, whenFull: () => Error): Promise<T> {
    if (this.isFull) throw whenFull();
    if (this.#working >= this.#atOnce) await new Promise<void>((turn) => this.#waiting.push(turn));
    else this.#working++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place passes on directly, so that nobody arriving in between takes it.
      if (next) next();
      else this.#working--;
    }
  }
}
