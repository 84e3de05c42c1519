/** Tracks, by text, the statements that have been short so far. */

/** Milliseconds of processor time up to which a statement is acceptable to wait for. */
const SHORT_MS = 20;
const MOST = 2000;
/** Decay of the longest time with each run: after one run of two seconds, twenty short ones make it short again. */
const FADING = 0.8;

export class Pace {
  readonly #longest = new Map<string, number>();

  /** Returns false for a statement's first run: it may take any time. */
  isShort(sql: string): boolean {
    return (this.#longest.get(textOf(sql)) ?? Number.POSITIVE_INFINITY) <= SHORT_MS;
  }

  note(sql: string, ms: number): void {
    const text = textOf(sql);
    const longest = Math.max(ms, (this.#longest.get(text) ?? 0) * FADING);
    this.#longest.delete(text);
    this.#longest.set(text, longest);
    if (this.#longest.size > MOST) this.#longest.delete(this.#longest.keys().next().value as string);
  }
}

/** Treats lists of any length as one statement. */
const textOf = (sql: string): string =>
  sql.includes('(?, ?') ? sql.replace(/\(\?(?:, \?)+\)/g, '(?)') : sql;
