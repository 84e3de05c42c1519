import { type RefObject, useEffect } from 'react';
import { returnToPlace } from '../inquiries/url-state/board-place.ts';

/** Frames to wait for the card: its column may still be loading. */
const PATIENCE = 120;

/** Coming back from an inquiry, shows the board where it was left. */
export function useReturnToPlace(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const tryIt = (left: number) => {
      if (!board.current || returnToPlace(board.current) || left === 0) return;
      frame = requestAnimationFrame(() => tryIt(left - 1));
    };
    tryIt(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [board]);
}
