import { type RefObject, useEffect, useEffectEvent } from 'react';

type DragRow = {
  row: RefObject<HTMLElement | null>;
  handle?: RefObject<HTMLElement | null>;
  list: string;
  index: number;
  /** A single row has nowhere to go. */
  isMovable?: boolean;
  onMove: (from: number, to: number) => void;
  onOver: (from: number | null) => void;
};

/** Lets a row be dragged to the place of another of its list. */
export function useDragRow({ row, handle, list, index, isMovable = true, onMove, onOver }: DragRow): void {
  const move = useEffectEvent(onMove);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    if (!isMovable) return;
    void import('./drag-row.ts').then(({ dragRow }) => {
      const element = row.current;
      if (isOver || !element || (handle && !handle.current)) return;
      end = dragRow({
        ...{ element, list, index },
        ...(handle?.current && { handle: handle.current }),
        onMove: (from, to) => move(from, to),
        onOver: (from) => over(from),
      });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [row, handle, list, index, isMovable]);
}
