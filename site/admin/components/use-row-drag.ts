import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';

type DraggedRow = {
  row: RefObject<HTMLElement | null>;
  /** The row is dragged by it, so that its text can still be selected. */
  handle: RefObject<HTMLElement | null>;
  /** Rows stay in their list. */
  list: string;
  index: number;
  onMove: (from: number, to: number) => void;
};

/** Lets a row of a list be dragged to the place of another. @returns where it would come, seen from the row it is over. */
export function useRowDrag({ row, handle, list, index, onMove }: DraggedRow): 'above' | 'below' | null {
  const [over, setOver] = useState<'above' | 'below' | null>(null);
  useEffect(() => {
    if (!row.current || !handle.current) return;
    const from = (data: Record<string | symbol, unknown>) =>
      data.list === list && data.index !== index ? (data.index as number) : null;
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current,
        getInitialData: () => ({ list, index }),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => from(source.data) !== null,
        onDragEnter: ({ source }) => setOver((from(source.data) ?? 0) < index ? 'below' : 'above'),
        onDragLeave: () => setOver(null),
        onDrop: ({ source }) => {
          setOver(null);
          const start = from(source.data);
          if (start !== null) onMove(start, index);
        },
      }),
    );
  }, [row, handle, list, index, onMove]);
  return over;
}
