import { type RefObject, useEffect } from 'react';

/**
 * Keeps the current link of a bar that scrolls sideways in its middle.
 * @param current changes when another link becomes the current one.
 */
export function useCurrentInSight(bar: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is found by its mark, which `current` moves
  useEffect(() => {
    const nav = bar.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav || !link) return undefined;
    // Fonts, numbers and notices about mail load later and take room.
    const room = new ResizeObserver(() => {
      nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
    });
    for (const part of [nav, ...nav.querySelectorAll('li')]) room.observe(part);
    return () => room.disconnect();
  }, [bar, current]);
}
