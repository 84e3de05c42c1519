/** Bars that stay at the bottom of the window on a phone, where toasts would cover them. */

const heights = new Map<HTMLElement, number>();

/**
 * Ref of such a bar. Sets `--bar` on the root to the height of the tallest, in pixels; toasts stand
 * above it. Measured, because the bar's lines wrap and grow with the reader's font size.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const tell = () => {
    heights.set(bar, bar.offsetHeight);
    announceTallest();
  };
  const resizes = new ResizeObserver(tell);
  resizes.observe(bar);
  tell();
  return () => {
    resizes.disconnect();
    heights.delete(bar);
    announceTallest();
  };
}

function announceTallest(): void {
  document.documentElement.style.setProperty('--bar', `${Math.max(0, ...heights.values())}px`);
}
