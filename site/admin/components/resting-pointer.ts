/** The subject that the controls in an element act on: an inquiry, an email, an account. */
export type SubjectId = string | undefined;

/** A click, as far as it matters here: where, on whom, and when it was made (`performance.now()`, ms). */
export type PointedAt = { x: number; y: number; subject: SubjectId };

/** Shortest time to read a name and decide, since the name came under the pointer (not since the previous click). */
const READ_MS = 700;
/** A hand that rests on the mouse, or a finger that taps twice: neither hits the same pixel. */
const REST_PX = 20;

/**
 * Where the pointer rests, and since when its subject is under it (docs/decisions/0018). If another subject came under the
 * resting pointer too recently to be read, a click was meant for the previous one and is a slip. A pointer that moved was
 * aimed.
 */
export class RestingPointer {
  #rest: PointedAt | null = null;
  #changedAt = Number.NEGATIVE_INFINITY;

  /** Position of the resting pointer; null while unknown. */
  get place(): { x: number; y: number } | null {
    return this.#rest;
  }

  /** Call when the pointer moved, or was aimed by scrolling. @returns whether it rests at another place now. */
  moved(to: PointedAt): boolean {
    if (this.#isNear(to)) return false;
    this.#rest = to;
    this.#changedAt = Number.NEGATIVE_INFINITY;
    return true;
  }

  /** The pointer's target is no longer known. */
  forget(): void {
    this.#rest = null;
  }

  /** Reports the subject under the pointer. Between two subjects, there may briefly be none. */
  saw(subject: SubjectId, at: number): void {
    if (!this.#rest || subject === undefined || subject === this.#rest.subject) return;
    this.#rest.subject = subject;
    this.#changedAt = at;
  }

  /** @returns whether a click must not count. */
  isSlip(click: PointedAt, at: number): boolean {
    if (this.moved(click)) return false;
    this.saw(click.subject, at);
    return click.subject !== undefined && at - this.#changedAt < READ_MS;
  }

  #isNear({ x, y }: PointedAt): boolean {
    return this.#rest !== null && Math.hypot(x - this.#rest.x, y - this.#rest.y) < REST_PX;
  }
}
