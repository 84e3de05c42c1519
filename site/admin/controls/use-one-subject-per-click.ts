import { useEffect } from 'react';

/** A second click at the same place within this time belongs to the first: nobody reads another name in less. */
const SLIP_MS = 1500;
/** A hand that rests on the mouse or taps twice. */
const SLIP_PX = 12;

type Click = { subject: string; x: number; y: number; at: number };

/**
 * A click must not reach a person whom it wasn't meant for. After an action a row may leave its list or an inquiry give way
 * to another, and the same button of someone else lies under the pointer: its first click there is dropped. `data-subject`
 * names whom the controls in it act on.
 */
export function useOneSubjectPerClick(): void {
  useEffect(() => {
    let last: Click | null = null;
    function press(event: MouseEvent) {
      // Keys and the palette press buttons too; these have no place.
      if (event.detail === 0 || !(event.target instanceof Element)) return;
      const subject = event.target.closest<HTMLElement>('[data-subject]')?.dataset.subject;
      const click = subject && { subject, x: event.clientX, y: event.clientY, at: event.timeStamp };
      if (last && click && isSlip(last, click)) {
        event.preventDefault();
        event.stopPropagation();
      } else last = click || null;
    }
    // On the window, ahead of React.
    addEventListener('click', press, { capture: true });
    return () => removeEventListener('click', press, { capture: true });
  }, []);
}

const isSlip = (last: Click, click: Click): boolean =>
  click.subject !== last.subject &&
  click.at - last.at < SLIP_MS &&
  Math.hypot(click.x - last.x, click.y - last.y) < SLIP_PX;
