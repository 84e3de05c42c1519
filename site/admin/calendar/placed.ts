/** Positions in the calendar's grid. */

/** Height of an hour. */
export const HOUR_PX = 68;
/** A call of 20 minutes is drawn this high, so that its line fits. */
export const LEAST_MINUTES = 20;

type Stretch = { from: number; to: number };

export const pxOf = (minutes: number): number => (minutes / 60) * HOUR_PX;

/**
 * Returns a ref that puts an element at its minutes. The policy refuses a style attribute in HTML; setting it on the
 * element is allowed.
 * @param first minutes after midnight at the top of the sheet.
 */
export const placedAt =
  (
    { from, to, lane = 0, lanes = 1 }: Stretch & { lane?: number; lanes?: number },
    first: number,
    least = 0,
  ) =>
  (element: HTMLElement | null): void => {
    if (!element) return;
    const { style } = element;
    style.top = `${pxOf(from - first)}px`;
    style.height = `${pxOf(Math.max(to - from, least))}px`;
    style.left = `${(lane / lanes) * 100}%`;
    style.width = `${100 / lanes}%`;
  };

/** Returns a ref that makes an element as high as those minutes. */
export const asHighAs =
  (minutes: number) =>
  (element: HTMLElement | null): void => {
    if (element) element.style.height = `${pxOf(minutes)}px`;
  };
