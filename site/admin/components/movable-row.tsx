import { type ReactNode, useRef, useState } from 'react';
import { Tooltip } from '../../layout/tooltip.tsx';
import { Button } from './button.tsx';
import { useDragRow } from './use-drag-row.ts';

type MovableRowProps = {
  /** Rows stay in their list. */
  list: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  className: string;
  /** @param handle the row is dragged by it, so that its text can still be selected; null for a single row. */
  children: (handle: ReactNode) => ReactNode;
};

/** A row of a list that its dots drag to the place of another. The keyboard has `MoveButtons`. */
export function MovableRow({ list, index, count, onMove, className, children }: MovableRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [over, setOver] = useState<'above' | 'below'>();
  useDragRow({
    ...{ row, handle, list, index, onMove, isMovable: count > 1 },
    onOver: (from) => setOver(from === null ? undefined : from < index ? 'below' : 'above'),
  });
  return (
    <li
      ref={row}
      data-over={over}
      className={`${className} border-b border-hairline data-[over=above]:shadow-above data-[over=below]:shadow-below`}
    >
      {children(
        count > 1 ? (
          <Tooltip text="Drag to reorder">
            <span
              ref={handle}
              aria-hidden="true"
              data-drag-handle
              className="grid min-h-11 w-9 shrink-0 cursor-grab touch-none place-items-center text-graphite hover:text-copper"
            >
              <svg aria-hidden="true" viewBox="0 0 10 16" width="10" height="16" fill="currentColor">
                <path d="M1 2h2v2H1zM7 2h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 12h2v2H1zM7 12h2v2H7z" />
              </svg>
            </span>
          </Tooltip>
        ) : null,
      )}
    </li>
  );
}

type MoveButtonsProps = Pick<MovableRowProps, 'index' | 'count' | 'onMove'> & { name: string };

/** Moves a row one place. */
export const MoveButtons = ({ name, index, count, onMove }: MoveButtonsProps) =>
  (['up', 'down'] as const).map((by) => (
    <Button
      key={by}
      look="bare"
      data-move={by}
      aria-label={`Move ${name} ${by}`}
      disabled={by === 'up' ? index === 0 : index === count - 1}
      onClick={() => onMove(index, by === 'up' ? index - 1 : index + 1)}
    >
      {by === 'up' ? 'Up' : 'Down'}
    </Button>
  ));

/** The button of a row that was moved, on which the keyboard goes on. The row's own come after those of the lists in it. */
export function moveButtonOf(row: HTMLElement, by: 'up' | 'down'): HTMLElement | undefined {
  const own = [...row.querySelectorAll<HTMLButtonElement>('[data-move]')].slice(-2);
  const again = own.find((button) => button.dataset.move === by);
  return again?.disabled ? own.find((button) => !button.disabled) : again;
}
