import { useEffect, useRef } from 'react';

/**
 * On a phone the list makes way for the detail and comes back: keeps the list where it was, and takes the
 * focus along, which would otherwise fall to the top of the page. On wide screens both stay in view.
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
      document
        .querySelector<HTMLElement>(`[data-inquiry="${CSS.escape(left ?? '')}"]`)
        ?.focus({ preventScroll: true });
    } else {
      scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('inquiry-name')?.focus({ preventScroll: true });
    }
  }, [selectedId]);
}
