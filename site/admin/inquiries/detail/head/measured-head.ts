/**
 * Ref of the sticky head. Sets on its parent `--head`, its height, and `--room`, the height that is left below it in
 * the part of the page that scrolls: what is sticky below the head starts there and must not be taller. Measured,
 * because the head's lines wrap.
 */
export function measuredHead(head: HTMLElement | null): (() => void) | undefined {
  const parent = head?.parentElement;
  if (!head || !parent) return undefined;
  const scroller = scrollerOf(head);
  const tell = () => {
    const room = (scroller?.clientHeight ?? innerHeight) - head.offsetHeight;
    parent.style.setProperty('--head', `${head.offsetHeight}px`);
    parent.style.setProperty('--room', `${room}px`);
  };
  const resizes = new ResizeObserver(tell);
  resizes.observe(head);
  if (scroller) resizes.observe(scroller);
  tell();
  return () => resizes.disconnect();
}

/** The ancestor that scrolls; null where that is the page itself. */
export function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}
