import { type RefObject, useLayoutEffect } from 'react';

/**
 * The second half of a double click must not reach the inquiry that opened meanwhile: its controls stand where those of
 * the one before were, and a call logged there would stop its clock.
 * @param panel holds the open inquiry.
 */
export function useOneInquiryPerClick(panel: RefObject<HTMLElement | null>, selectedId: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each inquiry waits for a click of its own
  useLayoutEffect(() => {
    let isOther = true;
    function press(event: MouseEvent) {
      if (event.detail < 2) isOther = false;
      else if (isOther && event.target instanceof Node && panel.current?.contains(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }
    // On the window, ahead of React.
    addEventListener('click', press, { capture: true });
    return () => removeEventListener('click', press, { capture: true });
  }, [panel, selectedId]);
}
