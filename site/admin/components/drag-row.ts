/** Dragging of rows, loaded with the first list that has some. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

type DraggedRow = {
  element: HTMLElement;
  /** The row is dragged by it; by all of it without one. */
  handle?: HTMLElement;
  /** Rows stay in their list. */
  list: string;
  index: number;
  onMove: (from: number, to: number) => void;
  /** @param from the place of the row above it; null once there is none. */
  onOver: (from: number | null) => void;
};

/** Lets a row be dragged, and others be dropped on it. @returns the function that ends both. */
export function dragRow({ element, handle, list, index, onMove, onOver }: DraggedRow): () => void {
  const from = (data: Record<string | symbol, unknown>) =>
    data.list === list && data.index !== index ? (data.index as number) : null;
  return combine(
    draggable({
      element,
      ...(handle && { dragHandle: handle }),
      getInitialData: () => ({ list, index }),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => from(source.data) !== null,
      onDragEnter: ({ source }) => onOver(from(source.data)),
      onDragLeave: () => onOver(null),
      onDrop: ({ source }) => {
        onOver(null);
        const start = from(source.data);
        if (start !== null) onMove(start, index);
      },
    }),
  );
}
