import { useEffect } from 'react';
import { RestingPointer, type SubjectId } from './resting-pointer.ts';

/**
 * A click must not reach a person whom it wasn't meant for. After an action a row may leave its list or an inquiry give way
 * to another, and the same button of someone else lies under the pointer: what is pressed before anyone could read the other
 * name is dropped. `data-subject` names whom the controls in it act on. Keys, the palette and screen readers name what they
 * press, and always work; a key that is held down presses once.
 */
export function useOneSubjectPerClick(): void {
  useEffect(() => {
    const ended = new AbortController();
    const pointer = new RestingPointer();
    let frame = 0;
    const look = () => {
      frame = 0;
      const { place } = pointer;
      if (place) pointer.saw(subjectOf(document.elementFromPoint(place.x, place.y)), performance.now());
    };
    // Once a frame at most, when it is about to be shown.
    const lookSoon = () => {
      if (pointer.place) frame ||= requestAnimationFrame(look);
    };
    const heard: Partial<{ [Name in keyof WindowEventMap]: (event: WindowEventMap[Name]) => void }> = {
      pointermove: (event) => pointer.moved(pointedAt(event)),
      wheel: () => pointer.forget(),
      touchmove: () => pointer.forget(),
      scroll: lookSoon,
      pointerover: lookSoon,
      click: (event) => {
        // A click without a place is a key's.
        if (event.detail > 0 && pointer.isSlip(pointedAt(event), event.timeStamp)) drop(event);
      },
      keydown: (event) => {
        const isPress = event.target instanceof Element && event.target.matches('button, input, a');
        if (event.repeat && event.key === 'Enter' && isPress) drop(event);
      },
    };
    // On the window, ahead of React.
    const options = { capture: true, signal: ended.signal };
    for (const [name, hear] of Object.entries(heard)) addEventListener(name, hear as EventListener, options);
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-subject'] });
    return () => {
      ended.abort();
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}

const subjectOf = (target: EventTarget | null): SubjectId =>
  target instanceof Element ? target.closest<HTMLElement>('[data-subject]')?.dataset.subject : undefined;

const pointedAt = ({ clientX: x, clientY: y, target }: MouseEvent) => ({ x, y, subject: subjectOf(target) });

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
