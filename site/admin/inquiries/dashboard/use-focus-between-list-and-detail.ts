import { useEffect, useRef } from 'react';

/**
 * On a phone the detail replaces the list: keeps the list's scroll position and moves the focus along, which
 * would otherwise return to the top of the page. On wide screens both stay in view.
 */
export function useFocusBetweenListAndDetail(selectedId: string | null): void {
  const before = useRef(selectedId);
  const listTop = useRef(0);

  useEffect(() => {
    const remember = () => {
      if (before.current === null) listTop.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const left = before.current;
    before.current = selectedId;
    if (left === selectedId || !matchMedia('(width < 48rem)').matches) return;
    if (selectedId === null) {
      scrollTo({ top: listTop.current, behavior: 'instant' });
      focusOnCard(left ?? '');
    } else {
      scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('inquiry-name')?.focus({ preventScroll: true });
    }
  }, [selectedId]);
}

/** The card may be rendered a moment later: a long list renders only what is on screen. */
function focusOnCard(id: string, tries = 20): void {
  const card = document.querySelector<HTMLElement>(`[data-inquiry="${CSS.escape(id)}"]`);
  if (card) card.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusOnCard(id, tries - 1));
}
