/** Dragging a meeting with a mouse or a pen; a finger scrolls, and moves by the meeting's own "Move". */
import { pxOf } from './placed.ts';
import { instantAt } from './wall-clock.ts';

/** Pixels before a press becomes a drag. */
const SLOP = 5;

type Drag = {
  first: number;
  onBegin: () => void;
  onOver: (at: string, staffId: string | null) => void;
  onDrop: () => void;
  onCancel: () => void;
};

/** Follows the pointer from a press on a block; to be called on `pointerdown`. */
export function followDrag(down: React.PointerEvent<HTMLElement>, drag: Drag): void {
  if (down.button !== 0 || down.pointerType === 'touch') return;
  const grabbed = down.clientY - down.currentTarget.getBoundingClientRect().top;
  const start = { x: down.clientX, y: down.clientY };
  let isDragging = false;

  function move(event: PointerEvent) {
    if (!isDragging && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
    if (!isDragging) drag.onBegin();
    isDragging = true;
    const column = columnAt(event.clientX, event.clientY);
    if (!column) return;
    const top = event.clientY - grabbed - column.getBoundingClientRect().top;
    const minutes = drag.first + top / pxOf(1);
    drag.onOver(
      new Date(instantAt(column.dataset.day as string, minutes)).toISOString(),
      column.dataset.staff ?? null,
    );
  }
  function up() {
    stop();
    if (!isDragging) return;
    // The press ends on the block it began on: that is no click.
    const noClick = (click: Event) => click.stopPropagation();
    addEventListener('click', noClick, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', noClick, { capture: true }));
    drag.onDrop();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    stop();
    drag.onCancel();
  }
  function stop() {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('keydown', press);
  }
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('keydown', press);
}

/** The day's column under the pointer. */
function columnAt(x: number, y: number): HTMLElement | undefined {
  const under = document.elementsFromPoint(x, y).find((element) => element.matches('[data-day]'));
  return under as HTMLElement | undefined;
}
