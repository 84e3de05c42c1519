import type { Ref } from 'react';
import { Tooltip } from '../../layout/tooltip.tsx';

/** The handle of a row. The keyboard has buttons of its own. */
export const DragHandle = ({ ref }: { ref: Ref<HTMLSpanElement> }) => (
  <Tooltip text="Drag to another place">
    <span
      ref={ref}
      aria-hidden="true"
      data-drag-handle
      className="grid min-h-11 w-9 shrink-0 cursor-grab touch-none place-items-center text-graphite hover:text-copper"
    >
      <svg aria-hidden="true" viewBox="0 0 10 16" width="10" height="16" fill="currentColor">
        <path d="M1 2h2v2H1zM7 2h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 12h2v2H1zM7 12h2v2H7z" />
      </svg>
    </span>
  </Tooltip>
);
