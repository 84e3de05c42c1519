import { useEffect } from 'react';

const CARDS = 'button[data-inquiry]';

/**
 * One Tab stop for all cards of the list, and the arrow keys within it (roving tabindex, ARIA Authoring Practices): the
 * card that has or had the focus, else the open one, else the first. Watches the page, because only the rows near the
 * visible ones are rendered.
 */
export function useTabStop(): void {
  useEffect(() => {
    let last: Element | null = null;
    const place = () => {
      const cards = [...document.querySelectorAll<HTMLElement>(CARDS)];
      const stop =
        cards.find((card) => card === last) ?? cards.find((card) => card.ariaCurrent !== null) ?? cards[0];
      for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
    };
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest(CARDS) : null;
      if (!card) return;
      last = card;
      place();
    };
    place();
    const rows = new MutationObserver(place);
    rows.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    addEventListener('focusin', follow);
    return () => {
      rows.disconnect();
      removeEventListener('focusin', follow);
    };
  }, []);
}
